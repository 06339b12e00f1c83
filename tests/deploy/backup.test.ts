import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { RETENTION } from '@/contract/facts/retention';
import { openDatabase } from '@/school-api/db/open';
import { contactMessages } from '@/school-api/db/schema/messages';
import { addMessage } from '../school-api/cli/rows';
import { programFile } from '../support/programs';
import { tempFolder } from '../support/temp-folder';

const migrationsFolder = 'school-api/db/migrations';
const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
let data: string;
let backups: string;
let release: string;

beforeEach(() => {
  folder = tempFolder();
  data = path.join(folder, 'school');
  backups = path.join(folder, 'backups');
  mkdirSync(data);
  release = path.join(folder, 'release');
  mkdirSync(path.join(release, 'build'), { recursive: true });
  for (const name of ['deploy', 'school-api'])
    symlinkSync(path.resolve(name), `${release}/${name}`);
  useCommand();
});

test('a backup restores rows and files, and sets the previous ones aside', async () => {
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

test('nothing is restored while the school API uses the folder', async () => {
  writeFileSync(path.join(data, 'file'), 'kept');
  const { close } = await open();
  expect(refusal('restore.sh', [anyFile()])).toContain('stop it first');
  await close();
  useCommand('');
  run('restore.sh', [anyFile()]);
  expect(readdirSync(data)).toEqual([]);
});

test('nothing is moved if the backup is damaged', () => {
  writeFileSync(path.join(data, 'file'), 'kept');
  useCommand("if (process.argv.includes('--verify')) process.exit(1);");
  expect(refusal('restore.sh', [anyFile()])).toBe('');
  expect(readdirSync(data)).toEqual(['file']);
});

test('old backups are removed once there is a new one, with what a killed one left', async () => {
  await addName('kept');
  const old = ['school-20200101T000000Z.tar', 'school-20200102T000000Z.tar.77.part', 'letter.tar'];
  const young = ['school-20200103T000000Z.tar', 'school-20200104T000000Z.tar.78.part'];
  mkdirSync(backups);
  for (const name of [...old, ...young]) writeFileSync(path.join(backups, name), '');
  const longAgo = new Date(Date.now() - (RETENTION.backupDays + 1) * DAY_MS);
  for (const name of old) utimesSync(path.join(backups, name), longAgo, longAgo);

  // A failed one leaves the old ones in place.
  useCommand('process.exit(1);');
  refusal('backup.sh', [backups]);
  expect(readdirSync(backups).sort()).toEqual([...old, ...young].sort());
  useCommand();
  run('backup.sh', [backups]);
  const known = [...old, ...young];
  const [made = ''] = readdirSync(backups).filter((name) => !known.includes(name));
  expect(readdirSync(backups).sort()).toEqual([made, 'letter.tar', ...young].sort());
}, 240_000);

function anyFile(): string {
  const file = path.join(folder, 'any.tar');
  writeFileSync(file, '');
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

/** What the scripts call as `build/school-cli.mjs` of their release; by default the command line itself. */
function useCommand(source = `import '${path.resolve(programFile('school-cli'))}';`): void {
  writeFileSync(path.join(release, 'build/school-cli.mjs'), source);
}

function settings() {
  const { PATH = '' } = process.env;
  return {
    encoding: 'utf8' as const,
    stdio: 'pipe' as const,
    env: { NODE_ENV: 'test' as const, PATH, SCHOOL_DATA_DIR: data },
  };
}

function run(script: string, args: string[]): string {
  return execFileSync(path.join(release, 'deploy', script), args, settings());
}

function refusal(script: string, args: string[]): string {
  const { status, stderr } = spawnSync(path.join(release, 'deploy', script), args, settings());
  expect(status).not.toBe(0);
  return stderr;
}
