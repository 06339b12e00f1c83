import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closing } from './closing';

/** An empty folder, removed after its test or file. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'school-'));
  closing(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
