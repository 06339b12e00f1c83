import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closing } from './closing';

/** An empty folder, removed after the tests of its file. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-'));
  closing(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
