import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '@/school-api/db/folder-lock';
import { openPglite } from '@/school-api/db/open-pglite';

let folder: string;
let data: string;
let backups: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
  data = path.join(folder, 'school');
  backups = path.join(folder, 'backups');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a backup brings back rows and files, and puts aside what was there', async () => {
  await writeSchool('kept');
  writeFileSync(path.join(data, 'cvs/one.pdf'), 'a CV');
  const [file = ''] = run('backup.sh', [backups]).trim().split('\n');

  await writeSchool('written after the backup');
  writeFileSync(path.join(data, 'cvs/one.pdf'), 'spoilt');
  run('restore.sh', [file]);

  expect(await readSchool()).toEqual(['kept']);
  expect(readFileSync(path.join(data, 'cvs/one.pdf'), 'utf8')).toBe('a CV');
  const aside = readdirSync(folder).find((name) => name.startsWith('school.before-')) ?? '';
  expect(readFileSync(path.join(folder, aside, 'cvs/one.pdf'), 'utf8')).toBe('spoilt');
}, 240_000);

test('neither is done while the school API works with the folder', () => {
  writeFolder();
  const file = run('backup.sh', [backups]).trim();
  const unlock = lockFolder(data);
  expect(refusal('backup.sh', [backups])).toContain('stop it');
  expect(refusal('restore.sh', [file])).toContain('stop it first');
  unlock();
  run('restore.sh', [file]);
});

test('the lock of a program that has died holds up nothing', () => {
  writeFolder();
  const { pid } = spawnSync('true');
  writeFileSync(path.join(data, 'school-api.lock'), JSON.stringify({ pid, started: '1' }));
  const file = run('backup.sh', [backups]).trim();
  run('restore.sh', [file]);
  expect(readdirSync(data).sort()).toEqual(['cvs', 'database']);
});

test('the API is stopped for the copy and started again, even when there is no copy', () => {
  writeFolder();
  const log = path.join(folder, 'log');
  const env = {
    BACKUP_STOP: `sh ${folder}/say.sh stopped`,
    BACKUP_START: `sh ${folder}/say.sh started`,
  };
  writeFileSync(path.join(folder, 'say.sh'), `echo $1 >> ${log}\n`);
  run('backup.sh', [backups], env);
  expect(readFileSync(log, 'utf8')).toBe('stopped\nstarted\n');

  // A program in the place of cp that has no room left.
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/cp'), '#!/bin/sh\necho full >&2\nexit 1\n', { mode: 0o755 });
  const full = { ...env, PATH: `${folder}/bin:${process.env.PATH}` };
  expect(refusal('backup.sh', [path.join(folder, 'other')], full)).toContain('full');
  expect(readFileSync(log, 'utf8')).toBe('stopped\nstarted\nstopped\nstarted\n');
  expect(readdirSync(path.join(folder, 'other'))).toEqual([]);
});

test('the oldest backups go', () => {
  writeFolder();
  mkdirSync(backups);
  for (const day of ['01', '02', '03']) {
    writeFileSync(path.join(backups, `school-202001${day}T000000Z.tar`), '');
  }
  writeFileSync(path.join(backups, 'letter.txt'), 'no backup');
  const file = path.basename(run('backup.sh', [backups, '2']).trim());
  expect(readdirSync(backups).sort()).toEqual(
    ['letter.txt', 'school-20200103T000000Z.tar', file].sort(),
  );
});

function writeFolder(): void {
  for (const name of ['cvs', 'database']) mkdirSync(path.join(data, name), { recursive: true });
  writeFileSync(path.join(data, 'database/file'), 'kept');
}

async function writeSchool(word: string): Promise<void> {
  mkdirSync(path.join(data, 'cvs'), { recursive: true });
  const { db, close } = await openPglite(data, 'school-api/db/migrations');
  await db.execute(sql`create table if not exists backup_words (word text)`);
  await db.execute(sql`insert into backup_words values (${word})`);
  await close();
}

async function readSchool(): Promise<unknown[]> {
  const { db, close } = await openPglite(data, 'school-api/db/migrations');
  const result = await db.execute(sql`select word from backup_words`);
  await close();
  const rows: unknown = Reflect.get(Object(result), 'rows');
  return Array.isArray(rows) ? rows.map((row) => Reflect.get(Object(row), 'word')) : [];
}

function settings(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  return {
    encoding: 'utf8' as const,
    env: { NODE_ENV: 'test' as const, PATH, SCHOOL_DATA_DIR: data, ...env },
  };
}

function run(script: string, args: string[], env: Record<string, string> = {}): string {
  return execFileSync(`deploy/${script}`, args, settings(env));
}

/** What a script says when it does not do it. */
function refusal(script: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stderr } = spawnSync(`deploy/${script}`, args, settings(env));
  expect(status).not.toBe(0);
  return stderr;
}
