import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTERED } from '../money/tax/registered';
import { end, type Program, startProgram } from '../program';
import { schoolWith } from './command';

const folder = mkdtempSync(path.join(tmpdir(), 'school-command-'));
const SCHOOL_DATA_DIR = path.join(folder, 'data');

function school(...args: string[]) {
  return schoolWith({ SCHOOL_DATA_DIR, ...REGISTERED }, ...args);
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
    api = await startProgram({ SCHOOL_DATA_DIR, ...REGISTERED });
  });
  afterAll(async () => {
    await end(api, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  it('works on the data of the running site, with output and exit code', async () => {
    expect(await school('messages', 'list')).toEqual({ code: 0, out: '', told: '0 messages\n' });
    const unknown = await school('messages', 'show', 'none');
    expect(unknown).toEqual({ code: 1, out: '', told: 'There is no message none.\n' });
    expect((await school('messages', 'lsit')).code).toBe(2);
    const controls = await school('form-controls', 'set', 'field_1', 'on', 'Blood', 'group');
    expect(controls.code).toBe(0);
    const shown = await (await fetch(`${api.url}/api/form-controls`)).json();
    expect(shown).toContainEqual({ key: 'field_1', field_name: 'Blood group', status: 1 });
  });

  it('writes down gifts and the statement of the year while the site runs', async () => {
    const slip = ['--means', 'cheque', '--date', '2025-06-01', '--amount', '5000'];
    const add = () =>
      school('gifts', 'add', ...slip, '--reference', '004512', '--name', 'Meera Rao');
    expect(await add()).toMatchObject({
      ...{ code: 0, told: expect.stringContaining('Receipt D/2025-26/000001 for ₹5,000.00') },
    });
    expect(await add()).toMatchObject({ code: 1, told: expect.stringContaining('--again') });
    const { code, told } = await school('donations', 'statement', '2025-26', '--to', folder);
    expect([code, told]).toEqual([0, expect.stringContaining('1 gifts, ₹5,000.00')]);
    for (const name of ['Form-10BD', 'missing-or-not-claimable']) {
      const file = path.join(folder, `${name}-2025-26.csv`);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
  });

  it('writes files in the caller’s directory, readable by the caller only', async () => {
    const file = path.join(folder, 'controls.csv');
    const { code, told } = await school('messages', 'export', '--out', file);
    expect([code, told]).toEqual([0, `0 messages written to ${file}\n`]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const nowhere = path.join(folder, 'none', 'x.csv');
    const refused = await school('messages', 'export', '--out', nowhere);
    expect(refused).toEqual({
      code: 1,
      out: '',
      told: `${nowhere} cannot be written: its folder does not exist.\n`,
    });
  });

  it('lets nobody but the owner of the folder to its database', async () => {
    const database = path.join(SCHOOL_DATA_DIR, 'database');
    expect(statSync(database).mode & 0o777).toBe(0o700);
    const asNobody =
      "require('net').connect(process.argv[1]).on('connect', () => process.exit()).on('error', (e) => console.log(e.code))";
    for (const open of [folder, SCHOOL_DATA_DIR]) chmodSync(open, 0o755);
    const socket = path.join(database, '.s.PGSQL.5432');
    const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['-e', asNobody, socket], { ...otherUser }, (_error, out) =>
        resolve(out),
      );
    });
    expect(said).toBe(otherUser ? 'EACCES\n' : '');
  });

  it('works on the same data when the site is stopped, and leaves it to the next start', async () => {
    await end(api, 'SIGTERM');
    const { code, out } = await school('form-controls', 'list');
    expect([code, out]).toEqual([0, expect.stringMatching(/^city +on/m)]);
    api = await startProgram({ SCHOOL_DATA_DIR });
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });
});
