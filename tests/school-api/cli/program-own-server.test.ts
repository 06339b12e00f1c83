import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { end, startProgram } from '../program';
import { createDatabase } from '../test-database';
import { schoolWith } from './command';

const folder = mkdtempSync(path.join(tmpdir(), 'school-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the command line with DATABASE_URL', () => {
  it('reports an unreachable server without its password', async () => {
    const gone = { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/school' };
    const { code, told } = await schoolWith(gone, 'messages', 'list');
    expect([code, told]).toEqual([
      1,
      'The database 127.0.0.1:1/school of DATABASE_URL cannot be opened: ECONNREFUSED.\n',
    ]);
  });

  it('works while the site runs', async () => {
    const { url, drop } = await createDatabase();
    // A folder that is not there yet.
    const SCHOOL_DATA_DIR = path.join(folder, 'data');
    const api = await startProgram({ DATABASE_URL: url, SCHOOL_DATA_DIR });
    const set = ['form-controls', 'set', 'field_1', 'on', 'Blood group'];
    expect((await schoolWith({ DATABASE_URL: url }, ...set)).code).toBe(0);
    const controls = await (await fetch(`${api.url}/api/form-controls`)).json();
    expect(controls).toContainEqual({ key: 'field_1', field_name: 'Blood group', status: 1 });
    await end(api, 'SIGTERM');
    await drop();
  });
});
