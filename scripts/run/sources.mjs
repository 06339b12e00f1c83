// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folders = [
  'app',
  'components',
  'content',
  'contract',
  'enhance',
  'lib',
  'public',
  'school-api',
];
const files = [
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'server.ts',
  'tsconfig.json',
];
const buildScript = 'scripts/build.mjs';
/** Written by the build itself, below the folders above. */
const outputs = new Set(['public/enhance.js']);

/** A hash over the contents of everything that a build reads; file dates mean nothing in a fresh clone. */
export function sourcesHash(root = '.') {
  const hash = createHash('sha256');
  const paths = [
    ...folders.flatMap((folder) => walk(root, folder)),
    ...files.filter((path) => existsSync(join(root, path))),
    ...scriptsOf(root, buildScript),
  ];
  for (const path of paths.filter((one) => !outputs.has(one)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** @returns {string[]} */
function walk(/** @type {string} */ root, /** @type {string} */ folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Seed pictures are read at run time and are not part of the build.
    if (path === join('school-api', 'content', 'seed', 'media')) return [];
    return entry.isDirectory() ? walk(root, path) : [path];
  });
}

/** A script and all its imports, so that no list has to be kept. */
function scriptsOf(
  /** @type {string} */ root,
  /** @type {string} */ path,
  found = /** @type {Set<string>} */ (new Set()),
) {
  if (found.has(path)) return found;
  found.add(path);
  const code = readFileSync(join(root, path), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)) {
    scriptsOf(root, join(dirname(path), imported), found);
  }
  return found;
}
