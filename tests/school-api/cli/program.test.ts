import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { end, type Program, startProgram } from '../program';

const folder = mkdtempSync(path.join(tmpdir(), 'school-command-'));
const SCHOOL_DATA_DIR = path.join(folder, 'data');

function school(...args: string[]) {
  const command = ['--import', 'tsx', 'school-api/cli/main.ts', ...args];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', SCHOOL_DATA_DIR } as const;
  return new Promise<{ code: unknown; out: string; told: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, told) =>
      resolve({ code: error === null ? 0 : error.code, out, told }),
    );
  });
}

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
