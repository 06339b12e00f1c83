import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { end, startProgram } from '../school-api/program';
import { programFile } from '../support/programs';
import { tempFolder } from '../support/temp-folder';

const folder = tempFolder();

function open(below: string): string[] {
  const all = [below, ...readdirSync(below, { recursive: true, encoding: 'utf8' })];
  return (
    all
      .map((name) => path.resolve(below, name))
      // The links lead to the package's libraries, which anyone may read.
      .filter((file) => !lstatSync(file).isSymbolicLink())
      .filter((file) => (statSync(file).mode & 0o077) !== 0)
  );
}

it('everything that the school API and the command line create is for its user only', async () => {
  const before = process.umask(0);
  try {
    // An existing folder that is open to all.
    const data = path.join(folder, 'data');
    mkdirSync(data, { mode: 0o777 });
    chmodSync(data, 0o777);
    const program = await startProgram({ SCHOOL_DATA_DIR: data, SCHOOL_SEED: 'none' });
    expect(open(data)).toEqual([]);
    await end(program, 'SIGTERM');
    expect(open(data)).toEqual([]);
    expect(readdirSync(data, { recursive: true }).length).toBeGreaterThan(100);

    const out = path.join(folder, 'backup.tar');
    const cli = [programFile('school-cli'), 'backup', out];
    const env = { ...process.env, SCHOOL_DATA_DIR: data };
    const { stderr, status } = spawnSync(process.execPath, cli, { env, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(statSync(out).mode & 0o077).toBe(0);
    expect(open(data)).toEqual([]);
  } finally {
    process.umask(before);
  }
});

it.each(['server.ts', 'school-api/main.ts', 'school-api/cli/main.ts'])(
  '%s sets the umask first',
  (file) => {
    const source = readFileSync(file, 'utf8');
    const [first] = source
      .replace(/^import [^;]*;$/gm, '')
      .replace(/^\/\/.*$/gm, '')
      .trim()
      .split('\n');
    expect(first).toBe('process.umask(0o077);');
  },
);
