import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder';

test('a build with other scripts in deploy/ replaces those of the same build', () => {
  const folder = tempFolder();
  const from = path.join(folder, 'standalone');
  for (const name of ['.next', 'deploy']) mkdirSync(path.join(from, name), { recursive: true });
  writeFileSync(path.join(from, '.next/BUILD_ID'), 'abc');
  for (const text of ['first', 'second']) {
    writeFileSync(path.join(from, 'deploy/backup.sh'), text);
    execFileSync(path.resolve('deploy/release.sh'), [from, folder]);
    expect(readFileSync(path.join(folder, 'current/deploy/backup.sh'), 'utf8')).toBe(text);
  }
});
