import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder';

let folder: string;
const log = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = tempFolder();
  mkdirSync(path.join(folder, 'bin'));
  const listed = `sed -n "s/.*:\\(.*\\) max.*5s\\(.*\\);/\\1\\2/p" "${upstream()}" | tr "\\n" ","`;
  program(
    'systemctl',
    `[ "$1" = reload ] && set -- "$2: $(${listed})"; echo "$*" >> "${path.join(folder, 'log')}"`,
  );
  program('sleep', '');
  // A fake of the readiness check.
  program('curl', 'case "$*" in *":$SICK/"*) exit 22;; esac');
});

test('each site is out of nginx during its restart, and back before the next one', () => {
  expect(restart().status).toBe(0);
  expect(log()).toEqual([
    'nginx: 3000 down,3001,',
    'restart school-site@3000',
    'nginx: 3000,3001,',
    'nginx: 3000,3001 down,',
    'restart school-site@3001',
    'nginx: 3000,3001,',
  ]);
});

test('a site that does not become ready stays out, and the others are left alone', () => {
  const { status, stderr } = restart([], '3000');
  expect(status).toBe(1);
  expect(stderr).toContain('3000 did not become ready');
  expect(log()).toEqual(['nginx: 3000 down,3001,', 'restart school-site@3000']);
});

test('the only site that is ready is not taken out for another one', () => {
  const { status } = restart([], '3001');
  expect(status).toBe(1);
  expect(log()).toEqual(['nginx: 3000,3001 down,', 'restart school-site@3001']);
});

test('a single site is not taken out', () => {
  const { status, stderr } = restart(['3000']);
  expect(status).toBe(1);
  expect(stderr).toContain('Start a second one first');
});

function program(name: string, text: string): void {
  writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}

const upstream = () => path.join(folder, 'upstream.conf');

function restart(ports: string[] = [], sick = 'none') {
  const bin = path.join(folder, 'bin');
  return spawnSync(path.resolve('deploy/restart.sh'), ['-f', upstream(), ...ports], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: `${bin}:${process.env.PATH}`, SICK: sick },
  });
}
