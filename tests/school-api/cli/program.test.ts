import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { end, type Program, startProgram } from '../program';
import { createDatabase } from '../test-database';

const folder = mkdtempSync(path.join(tmpdir(), 'school-command-'));
const SCHOOL_DATA_DIR = path.join(folder, 'data');

function school(...args: string[]) {
  return schoolWith({ SCHOOL_DATA_DIR }, ...args);
}

function schoolWith(more: Record<string, string>, ...args: string[]) {
  const command = ['--import', 'tsx', 'school-api/cli/main.ts', ...args];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...more } as const;
  return new Promise<{ code: unknown; out: string; told: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, told) =>
      resolve({ code: error === null ? 0 : error.code, out, told }),
    );
  });
}

vi.setConfig({ testTimeout: 60_000 });

describe('the command line as a program', () => {
  let api: Program;
  beforeAll(async () => {
    const absent = await school('messages', 'list');
    expect(absent).toEqual({
      code: 1,
      out: '',
      told: `There is no school in the folder ${SCHOOL_DATA_DIR} yet. Start the site once, or set SCHOOL_DATA_DIR to its data folder.\n`,
    });
    api = await startProgram({ SCHOOL_DATA_DIR });
  });
  afterAll(async () => {
    await end(api, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('says in one sentence that the site holds the built-in database', async () => {
    const { code, out, told } = await school('messages', 'list');
    expect([code, out]).toEqual([1, '']);
    expect(told).toBe(
      `The site is running and holds its data (process ${api.child.pid}). Stop it, run this command, and start it again; with PostgreSQL (DATABASE_URL) both can work at once.\n`,
    );
    expect((await school('messages', 'lsit')).code).toBe(2);
  });

  it('works on the same data when the site is stopped, and lets go of it', async () => {
    await end(api, 'SIGTERM');
    const { code, out } = await school('form-controls', 'list');
    expect([code, out]).toEqual([0, expect.stringMatching(/^city +on/m)]);
    api = await startProgram({ SCHOOL_DATA_DIR });
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });
});

const server = process.env.TEST_DATABASE_URL ?? '';

describe('the command line on PostgreSQL', () => {
  it('says in a sentence that the server is not there, without its password', async () => {
    const gone = { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/school' };
    const { code, told } = await schoolWith(gone, 'messages', 'list');
    expect([code, told]).toEqual([
      1,
      'The database 127.0.0.1:1/school of DATABASE_URL cannot be opened: ECONNREFUSED.\n',
    ]);
  });

  it.each(server === '' ? [] : ['PostgreSQL'])('works while the site runs (%s)', async () => {
    const { url, drop } = await createDatabase(server);
    const api = await startProgram({ DATABASE_URL: url, SCHOOL_DATA_DIR: path.join(folder, 'pg') });
    const set = ['form-controls', 'set', 'field_1', 'on', 'Blood group'];
    expect((await schoolWith({ DATABASE_URL: url }, ...set)).code).toBe(0);
    const controls = await (await fetch(`${api.url}/api/form-controls`)).json();
    expect(controls).toContainEqual({ key: 'field_1', field_name: 'Blood group', status: 1 });
    await end(api, 'SIGTERM');
    await drop();
  });
});
