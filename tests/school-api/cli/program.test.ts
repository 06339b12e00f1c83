import { execFile } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempFolder } from '../../support/temp-folder';
import { end, type Program, startProgram } from '../program';
import { NO_MAIL_SERVER, schoolWith, sendMessage } from './command';

const folder = tempFolder();
const SCHOOL_DATA_DIR = path.join(folder, 'data');

function school(...args: string[]) {
  return schoolWith({ SCHOOL_DATA_DIR }, ...args);
}

describe('the command line as a program', () => {
  let api: Program;
  beforeAll(async () => {
    const absent = await school('mail', 'list');
    expect(absent).toEqual({
      code: 1,
      out: '',
      output: `There is no school data in ${SCHOOL_DATA_DIR}. Start the site once, or set SCHOOL_DATA_DIR to its data folder.\n`,
    });
    api = await startProgram({ SCHOOL_DATA_DIR, ...NO_MAIL_SERVER });
  });

  it('works on the running site’s data, with output and exit code', async () => {
    expect(await school('mail', 'list')).toEqual({ code: 0, out: '', output: '0 emails\n' });
    await sendMessage(api);
    const listed = await school('mail', 'list');
    expect(listed).toMatchObject({ out: expect.stringContaining('office-contact') });
    const unknown = await school('mail', 'resend', '99');
    expect(unknown).toEqual({ code: 1, out: '', output: 'There is no email 99.\n' });
    expect((await school('mail', 'lsit')).code).toBe(2);
  });

  it('writes files that only their owner may read, and reports failures', async () => {
    const file = path.join(folder, 'meera.json');
    const write = (to: string) => school('person', 'export', 'meera@example.org', '--out', to);
    expect(await write(file)).toEqual({ code: 0, out: '', output: `Written to ${file}.\n` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const nowhere = path.join(folder, 'none', 'x.json');
    expect(await write(nowhere)).toEqual({
      code: 1,
      out: '',
      output: `${nowhere} cannot be written: its folder does not exist.\n`,
    });
  });

  it('lets only the owner of the folder use its database', async () => {
    const database = path.join(SCHOOL_DATA_DIR, 'database');
    expect(statSync(database).mode & 0o777).toBe(0o700);
    const asNobody =
      "require('net').connect(process.argv[1]).on('connect', () => process.exit()).on('error', (e) => console.log(e.code))";
    for (const open of [folder, SCHOOL_DATA_DIR]) chmodSync(open, 0o755);
    const socket = path.join(database, '.s.PGSQL.5432');
    const otherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
    const error = await new Promise<string>((resolve) => {
      execFile(process.execPath, ['-e', asNobody, socket], { ...otherUser }, (_error, out) =>
        resolve(out),
      );
    });
    expect(error).toBe(otherUser ? 'EACCES\n' : '');
  });

  it('works on the same data when the site is stopped, and leaves it to the next start', async () => {
    await end(api, 'SIGTERM');
    const { code, output } = await school('mail', 'list');
    expect([code, output]).toEqual([0, '1 email\n']);
    api = await startProgram({ SCHOOL_DATA_DIR, ...NO_MAIL_SERVER });
    expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  });
});
