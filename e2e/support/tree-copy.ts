import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './programs';

export type TreeCopy = ReturnType<typeof copyTree>;

const PACKAGES = 'node_modules';
const LEFT_OUT = new Set([PACKAGES, '.git', '.next', 'data', 'test-results']);

/**
 * A copy of the working tree and its build for tests that edit sources: edits in the tree itself would
 * make other programs rebuild. Packages are hard links, because the bundler rejects a symbolic one.
 */
export function copyTree() {
  const folder = newFolder('tree');
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  try {
    execFileSync('cp', ['-aHl', PACKAGES, folder], { stdio: 'ignore' });
  } catch {
    // Links cannot lead to another file system.
    execFileSync('cp', ['-aH', PACKAGES, folder]);
  }
  return {
    folder,
    /** Replaces a text that must occur in the file. */
    edit(file: string, text: string, by: string) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no ${text}`);
      writeFileSync(path, before.replace(text, by));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
