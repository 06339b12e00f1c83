import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runServer } from '@/school-api/db/server/run-server';
import { closing } from '../../support/closing';
import { tempFolder } from '../../support/temp-folder';

let output = '';
const write = (line: string) => {
  output += line;
};
const log = pino({ level: 'info' }, { write });

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const folder = path.join(tempFolder(), 'database');
const server = await runServer(folder, { log });
closing(() => server.stop());

describe('the packaged server', () => {
  it('keeps committed data, and finds damaged pages', async () => {
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
    for (const name of names) {
      expect([name, ...(await ask(server.url, `show ${name}`))]).toEqual([name, { [name]: 'on' }]);
    }
  });

  it('listens only in its folder, which only its owner may enter', async () => {
    expect(await ask(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(folder, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700);
  });

  it('is unique per folder', async () => {
    await expect(runServer(folder, { log })).rejects.toThrow(
      `The data folder ${folder} is in use by another school API or command.`,
    );
  });

  it('logs no values of a failed statement', async () => {
    await ask(server.url, 'create table people (email text unique)');
    const add = "insert into people values ('radha@example.org')";
    await ask(server.url, add);
    await expect(ask(server.url, add)).rejects.toThrow('duplicate key');
    await expect(ask(server.url, "select 'radha@example.org'::int")).rejects.toThrow('invalid');
    expect(output).toContain('ready to accept connections');
    expect(output).not.toContain('radha');
  });

  it('is restarted when it dies, with all stored data', async () => {
    await ask(server.url, 'create table kept (number int)');
    await ask(server.url, 'insert into kept values (108)');
    const text = readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8');
    process.kill(Number(text.split('\n')[0]), 'SIGKILL');
    await vi.waitFor(
      async () =>
        expect(await ask(server.url, 'select number from kept')).toEqual([{ number: 108 }]),
      { timeout: 40_000, interval: 100 },
    );
    expect(output).toContain('the database server stopped; restarting it');
  });
});

describe('a folder that cannot be opened', () => {
  const refused = (folder: string) => runServer(folder, { log });
  let parent: string;
  beforeEach(() => {
    parent = tempFolder();
  });

  it('of a build before the first release', async () => {
    mkdirSync(path.join(parent, 'database'));
    writeFileSync(path.join(parent, 'database/PG_VERSION'), '18\n');
    await expect(refused(path.join(parent, 'database'))).rejects.toThrow(
      /was made before 1\.0\.0-rc\.1 and cannot be opened/,
    );
  });

  it('of another major version', async () => {
    mkdirSync(path.join(parent, 'database/data'), { recursive: true });
    writeFileSync(path.join(parent, 'database/data/PG_VERSION'), '17\n');
    await expect(refused(path.join(parent, 'database'))).rejects.toThrow(
      /was made by PostgreSQL 17, but this release runs 18\. Make a backup/,
    );
  });

  it('whose path is too long for a socket', async () => {
    const folder = path.join(parent, 'long'.repeat(30), 'database');
    await expect(refused(folder)).rejects.toThrow(
      /bytes too long for the socket of its database\. Set SCHOOL_DATA_DIR to a folder with a shorter path/,
    );
  });

  it('that is a file', async () => {
    writeFileSync(path.join(parent, 'file'), '');
    await expect(refused(path.join(parent, 'file/database'))).rejects.toThrow(
      /cannot be used: a file with this name already exists/,
    );
  });

  it('on a file system that cannot sync', async () => {
    const handle = await open(path.join(parent, 'any'), 'w');
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync');
    sync.mockRejectedValue(Object.assign(new Error('EINVAL'), { code: 'EINVAL' }));
    await expect(refused(path.join(parent, 'database'))).rejects.toThrow(
      /does not support fsync\. Set SCHOOL_DATA_DIR to a folder on a local disk/,
    );
    await handle.close();
  });
});
