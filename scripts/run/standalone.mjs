import { cpSync, existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
// The tracer that Next itself uses for the packages of the site.
import nft from 'next/dist/compiled/@vercel/nft/index.js';

const FOLDER = '.next/standalone';

/** Programs that run beside Next's server, and what is read that no import names. */
const programs = ['school-api', 'school-cli', 'env', 'page-cache'].map((n) => `build/${n}.mjs`);
const readAtRunTime = [
  '.next/static',
  'build/enhance.json',
  'build/sandbox-checkout.js',
  'deploy',
  'public',
  'school-api/db/migrations',
  'school-api/seed/media',
];
/** Next copies these because they lie at the top; nothing reads them. */
const idle = ['biome.json', 'knip.json', 'package-lock.json', 'tsconfig.json'];

/** Completes Next's own folder, so that it runs where neither npm nor the sources are. */
export async function completeStandalone() {
  const { fileList } = await nft.nodeFileTrace(programs, { base: resolve('.') });
  for (const path of [...fileList, ...readAtRunTime]) if (existsSync(path)) copy(path);
  for (const name of idle) rmSync(join(FOLDER, name), { force: true });
}

function copy(path) {
  const to = join(FOLDER, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(realpathSync(path), to, { recursive: true, force: true });
}
