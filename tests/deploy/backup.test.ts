import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '@/school-api/db/open';
import { contactMessages } from '@/school-api/db/schema/messages';
import { addMessage } from '../school-api/cli/rows';

const migrationsFolder = 'school-api/db/migrations';
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let data: string;
let backups: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
  data = path.join(folder, 'school');
  backups = path.join(folder, 'backups');
  mkdirSync(data);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a backup brings back rows and files, and puts aside what was there', async () => {
  await addName('kept');
  mkdirSync(path.join(data, 'media'));
  writeFileSync(path.join(data, 'media/one.webp'), 'a picture');
  run('backup.sh', [backups]);
  const [file = ''] = readdirSync(backups);

  await addName('written after the backup');
  writeFileSync(path.join(data, 'media/one.webp'), 'spoilt');
  run('restore.sh', [path.join(backups, file)]);

  expect(await names()).toEqual(['kept']);
  expect(readFileSync(path.join(data, 'media/one.webp'), 'utf8')).toBe('a picture');
  const aside = readdirSync(folder).find((name) => name.startsWith('school.before-')) ?? '';
  expect(readFileSync(path.join(folder, aside, 'media/one.webp'), 'utf8')).toBe('spoilt');
}, 240_000);

test('nothing is restored while the school API works with the folder', async () => {
  writeFileSync(path.join(data, 'file'), 'kept');
  const { close } = await open();
  expect(refusal('restore.sh', [office('exit 0')])).toContain('stop it first');
  await close();
  run('restore.sh', [office('exit 0')], { SCHOOL: office('exit 0') });
  expect(readdirSync(data)).toEqual([]);
});

test('nothing is moved for a backup that is damaged', () => {
  writeFileSync(path.join(data, 'file'), 'kept');
  const SCHOOL = office('[ "$2" != --verify ]');
  expect(refusal('restore.sh', [office('exit 0')], { SCHOOL })).toBe('');
  expect(readdirSync(data)).toEqual(['file']);
});

test('backups of so many days are kept, and what a killed one left goes', () => {
  const old = ['school-20200101T000000Z.tar', 'school-20200102T000000Z.tar.77.part', 'letter.tar'];
  const young = ['school-20200103T000000Z.tar', 'school-20200104T000000Z.tar.78.part'];
  mkdirSync(backups);
  for (const name of [...old, ...young]) writeFileSync(path.join(backups, name), '');
  const longAgo = new Date(Date.now() - 4 * DAY_MS);
  for (const name of old) utimesSync(path.join(backups, name), longAgo, longAgo);

  // One that fails leaves the old ones where they are.
  refusal('backup.sh', [backups, '2'], { SCHOOL: office('exit 1') });
  expect(readdirSync(backups).sort()).toEqual([...old, ...young].sort());
  run('backup.sh', [backups, '2'], { SCHOOL: office('[ "$2" = --verify ] || touch "$2"') });
  const known = [...old, ...young];
  const [made = ''] = readdirSync(backups).filter((name) => !known.includes(name));
  expect(readdirSync(backups).sort()).toEqual([made, 'letter.tar', ...young].sort());
});

/** A program in the place of the office. */
function office(does: string): string {
  const file = path.join(folder, `office-${does.length}.sh`);
  writeFileSync(file, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return file;
}

const open = () => openDatabase({ dataDir: data, migrationsFolder, databaseUrl: undefined });

async function addName(name: string): Promise<void> {
  const { db, close } = await open();
  await addMessage(db, { name });
  await close();
}

async function names(): Promise<string[]> {
  const { db, close } = await open();
  const rows = await db.select({ name: contactMessages.name }).from(contactMessages);
  await close();
  return rows.map(({ name }) => name);
}

function settings(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const SCHOOL = `${process.execPath} --import tsx school-api/cli/main.ts`;
  return {
    encoding: 'utf8' as const,
    stdio: 'pipe' as const,
    env: { NODE_ENV: 'test' as const, PATH, SCHOOL, SCHOOL_DATA_DIR: data, ...env },
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
