import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
process.on('exit', () => {
  // A program that has just been killed may still hold a file open.
  for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

/** Creates a folder that is removed when this process ends. */
export function newFolder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(path);
  return path;
}
