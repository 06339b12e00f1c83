import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
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
  writeFileSync(path.join(data, 'pan.key'), 'a key');
  run('backup.sh', [backups]);
  const [file = ''] = readdirSync(backups);

  await addName('written after the backup');
  writeFileSync(path.join(data, 'media/one.webp'), 'spoilt');
  run('restore.sh', [path.join(backups, file)]);

  expect(await names()).toEqual(['kept']);
  expect(readFileSync(path.join(data, 'media/one.webp'), 'utf8')).toBe('a picture');
  const aside = readdirSync(folder).find((name) => name.startsWith('school.before-')) ?? '';
  expect(readFileSync(path.join(folder, aside, 'media/one.webp'), 'utf8')).toBe('spoilt');
  expect(readFileSync(path.join(data, 'pan.key'), 'utf8')).toBe('a key');
});

test('nothing is restored while the school API uses the folder', async () => {
  writeFileSync(path.join(data, 'file'), 'kept');
  const { close } = await open();
  expect(refusal('restore.sh', [anyFile()])).toContain('Stop it first');
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

test('a restore that fails puts the previous contents back', () => {
  writeFileSync(path.join(data, 'file'), 'kept');
  useCommand("if (process.argv[2] === 'restore') process.exit(1);");
  expect(refusal('restore.sh', [anyFile()])).toContain('Nothing was restored');
  expect(readdirSync(data)).toEqual(['file']);
  expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([]);
});

test.runIf(process.getuid?.() === 0)('root restores as the owner of the folder', () => {
  const owner = 12_345;
  for (const readable of [folder, release, path.join(release, 'build')]) chmodSync(readable, 0o755);
  chownSync(data, owner, owner);
  const file = anyFile();
  useCommand(`import { writeFileSync } from 'node:fs';
    if (process.argv[2] === 'restore') writeFileSync(process.env.SCHOOL_DATA_DIR + '/made', '');`);
  chmodSync(path.join(release, 'build/school-cli.mjs'), 0o644);
  chmodSync(file, 0o600);
  expect(refusal('restore.sh', [file])).toContain('cannot read');
  chownSync(file, owner, owner);
  run('restore.sh', [file]);
  expect(statSync(path.join(data, 'made')).uid).toBe(owner);
});

test('a backup leaves the space that payments need', () => {
  mkdirSync(backups);
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(path.join(bin, 'df'), '#!/bin/sh\necho Avail\necho 1000\n', { mode: 0o755 });
  useCommand('throw new Error("was called");');
  const PATH = `${bin}:${process.env.PATH}`;
  expect(refusal('backup.sh', [backups], { PATH })).toMatch(/too little space .* Free 200 MB/);
});

test('a command finds its release from any folder, and writes where it was called', async () => {
  await addName('kept');
  const cwd = path.join(folder, 'elsewhere');
  mkdirSync(cwd);
  const program = path.join(release, 'build/school-cli.mjs');
  execFileSync(process.execPath, [program, 'backup', 'one.tar'], { ...settings(), cwd });
  expect(existsSync(path.join(cwd, 'one.tar'))).toBe(true);
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
});

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

function settings({ PATH = process.env.PATH ?? '' } = {}) {
  return {
    encoding: 'utf8' as const,
    stdio: 'pipe' as const,
    env: { NODE_ENV: 'test' as const, PATH, SCHOOL_DATA_DIR: data },
  };
}

function run(script: string, args: string[]): string {
  return execFileSync(path.join(release, 'deploy', script), args, settings());
}

function refusal(script: string, args: string[], env?: { PATH: string }): string {
  const { status, stderr } = spawnSync(path.join(release, 'deploy', script), args, settings(env));
  expect(status).not.toBe(0);
  return stderr;
}
