import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyTree } from '../../e2e/support/tree-copy';
import { closing } from '../support/closing';

test('a release of a checkout that has data and a history contains only what runs', () => {
  const { folder, remove } = copyTree();
  closing(remove);
  for (const file of ['.git/HEAD', '.env', 'data/school/applications.json', 'notes.txt']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  execFileSync(process.execPath, ['scripts/build.mjs', '--standalone'], { cwd: folder });
  const release = path.join(folder, '.next/standalone');
  expect(readdirSync(release).sort()).toEqual([
    ...['.next', 'build', 'deploy', 'next.config.mjs', 'node_modules', 'package.json'],
    ...['public', 'school-api'],
  ]);
  const cli = ['build/school-cli.mjs', 'help'];
  expect(execFileSync(process.execPath, cli, { cwd: release, encoding: 'utf8' })).toContain(
    'check',
  );
});
