import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/build-enhance.mjs',
  'scripts/run/older-files.mjs',
];
/** Made by the build itself, below the folders above. */
const made = new Set(['public/enhance.js']);

/** One hash over everything a build is made of: contents, because a fresh clone has no true dates. */
export function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap(walk), ...files.filter(existsSync)].sort()) {
    if (made.has(path)) continue;
    hash.update(path).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

function walk(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Seed pictures are read at run time and are no part of the build.
    if (path === join('school-api', 'seed', 'media')) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}
