import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeUnneeded } from '../../scripts/run/standalone.mjs';
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

test('a release loses what Next has copied of the checkout and of its data', () => {
  const folder = tempFolder();
  for (const name of ['.git', '.next', 'data/school', 'node_modules', 'tests']) {
    mkdirSync(path.join(folder, name, 'inner'), { recursive: true });
  }
  for (const name of ['.env', 'package.json']) writeFileSync(path.join(folder, name), '');
  removeUnneeded(folder);
  expect(readdirSync(folder).sort()).toEqual(['.next', 'node_modules', 'package.json']);
  expect(readdirSync(path.join(folder, '.next'))).toEqual(['inner']);
});
