import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { end, type Program, startProgram } from '../program';
import { REGISTERED } from '../tax/registered';
import { schoolWith } from './command';

const folder = mkdtempSync(path.join(tmpdir(), 'school-command-'));
const SCHOOL_DATA_DIR = path.join(folder, 'data');

function school(...args: string[]) {
  return schoolWith({ SCHOOL_DATA_DIR }, ...args);
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

  it('executes commands in the running site, with output and exit code', async () => {
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

  it('accepts commands from its owner only', async () => {
    const socket = path.join(SCHOOL_DATA_DIR, 'school-api.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    const asNobody =
      "require('net').connect(process.argv[1]).on('connect', () => process.exit()).on('error', (e) => console.log(e.code))";
    chmodSync(folder, 0o755);
    chmodSync(SCHOOL_DATA_DIR, 0o755);
    const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['-e', asNobody, socket], { ...otherUser }, (_error, out) =>
        resolve(out),
      );
    });
    expect(said).toBe(otherUser ? 'EACCES\n' : '');
  });

  it('ignores input that is not a command', async () => {
    const socket = connect(path.join(SCHOOL_DATA_DIR, 'school-api.sock'));
    socket.end('GET / HTTP/1.1\r\n\r\n');
    let heard = '';
    for await (const piece of socket) heard += piece;
    expect(heard).toBe('');
    expect((await school('messages', 'list')).code).toBe(0);
  });

  it('works on the same data when the site is stopped, and unlocks it', async () => {
    await end(api, 'SIGTERM');
    const { code, out } = await school('form-controls', 'list');
    expect([code, out]).toEqual([0, expect.stringMatching(/^city +on/m)]);
    api = await startProgram({ SCHOOL_DATA_DIR });
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });
});
