import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Header } from 'tar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  donorTaxIds,
  jobApplications,
  officeLinks,
  officePeople,
  openDatabase,
} from '@/school-api/db';
import {
  headOf,
  openBackup,
  removeOldBackups,
  restoreBackup,
  withSnapshot,
  writeBackup,
} from '@/school-api/operations';
import { tempFolder } from '../../../support/temp-folder';
import { NOW, type Office, openOffice } from '../../cli/office';
import { addJob, addMail, addMessage } from '../../cli/rows';
import { createDatabase, migrationsFolder } from '../../test-database';
import { everyRow } from './every-row';
import { filesOf, fillSchool, writeIn } from './school';

const ignore = () => undefined;

let office: Office;
let folder: string;
let file: string;
let drops: (() => Promise<void>)[];

beforeEach(async () => {
  office = await openOffice({ demo: false });
  folder = tempFolder();
  file = path.join(folder, 'school.backup');
  drops = [];
});

afterEach(async () => {
  await office.close();
  for (const drop of drops) await drop();
});

/** Where a backup can be restored: a folder's packaged server, or an external one. */
const targets = ['the data folder', 'DATABASE_URL'] as const;

/** An empty data folder and, on an external server, an empty database. */
async function newPlace(target: (typeof targets)[number]) {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  if (target === 'the data folder') return { dataDir, migrationsFolder, databaseUrl: undefined };
  const { url, drop } = await createDatabase();
  drops.push(drop);
  return { dataDir, migrationsFolder, databaseUrl: url };
}

describe.each(targets)('a backup brought to %s', (target) => {
  it('has every row, every file and the next numbers', async () => {
    await fillSchool(office);
    expect(await office.school('backup', file)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['school.backup']);
    const place = await newPlace(target);
    await restoreBackup(await openBackup(file), place);

    const restored = await openDatabase(place);
    expect(await everyRow(restored.db)).toEqual(await everyRow(office.db));
    expect(filesOf(place.dataDir)).toEqual(filesOf(office.dataDir));
    expect(readdirSync(path.join(place.dataDir, 'certificates'))).toEqual(['one']);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('restor'))).toEqual([]);

    await addJob(restored.db);
    await addMail(restored.db);
    await restored.close();
  });

  it('is refused if a school is already there', async () => {
    await addMessage(office.db);
    await office.school('backup', file);
    const place = await newPlace(target);
    await restoreBackup(await openBackup(file), place);
    await expect(restoreBackup(await openBackup(file), place)).rejects.toThrow(
      /^(This database|The folder .+) already contains a school\./,
    );
    mkdirSync(path.join(place.dataDir, 'media'), { recursive: true });
    writeFileSync(path.join(place.dataDir, 'media/one.webp'), 'a picture');
    await expect(restoreBackup(await openBackup(file), place)).rejects.toThrow(
      `The folder ${place.dataDir} already contains`,
    );
    expect(readFileSync(path.join(place.dataDir, 'media/one.webp'), 'utf8')).toBe('a picture');
  });

  it('leaves the target empty if the file turns out to be damaged', async () => {
    await fillSchool(office);
    await office.school('backup', file);
    change('%PDF-first', '%PDF-worst');
    const place = await newPlace(target);
    await expect(restoreBackup(await openBackup(file), place)).rejects.toThrow(
      `${file} is damaged: files/cv/first.pdf.`,
    );
    expect(readdirSync(place.dataDir)).toEqual([]);
    change('%PDF-worst', '%PDF-first');
    await restoreBackup(await openBackup(file), place);
    expect(filesOf(place.dataDir)).toEqual(filesOf(office.dataDir));
  });
});

describe('a backup', () => {
  it('is consistent, while the site runs', async () => {
    await addMessage(office.db, { name: 'Before' });
    let seen = '';
    await withSnapshot(office.db, async (snapshot) => {
      await addMessage(office.db, { name: 'Meanwhile' });
      for (const table of snapshot.tables) {
        for await (const lines of snapshot.read(table)) seen += lines.join('\n');
      }
    });
    expect(seen).toContain('Before');
    expect(seen).not.toContain('Meanwhile');
  });

  it('leaves out a CV that retention removes meanwhile, and names a lost one', async () => {
    await addJob(office.db, { cvFile: 'lost.pdf', cvBytes: 10 });
    await addJob(office.db, { cvFile: 'removed.pdf', cvBytes: 10 });
    await addJob(office.db, { cvFile: 'there.pdf', cvBytes: 10 });
    writeIn(office, 'cv/there.pdf', '%PDF-');
    const missing: string[] = [];
    const pieces: Uint8Array[] = [];
    await withSnapshot(office.db, async (snapshot) => {
      const bytes = writeBackup({
        snapshot,
        head: headOf(snapshot, NOW, migrationsFolder),
        dataDir: office.dataDir,
        isKnownFile: async (name) => name !== 'removed.pdf',
        did: ignore,
        missing: (name) => missing.push(name),
      });
      for await (const piece of bytes) pieces.push(piece);
    });
    writeFileSync(file, Buffer.concat(pieces));
    expect(missing).toEqual(['cv/lost.pdf']);
    const place = await newPlace('DATABASE_URL');
    await restoreBackup(await openBackup(file), place);
    const restored = await openDatabase(place);
    const rows = await restored.db.select().from(jobApplications).orderBy(jobApplications.id);
    expect(rows.map(({ cvFile, cvBytes }) => [cvFile, cvBytes])).toEqual([
      ['lost.pdf', 10],
      ['', 0],
      ['there.pdf', 10],
    ]);
    await restored.close();
  });
});

describe('restore', () => {
  it('names who can use the office and what the backup lacks, also in the longest folder', async () => {
    const { db } = office;
    const dates = { invitedAt: NOW, joinedAt: NOW };
    const person = { name: 'Meera Rao', email: 'm@example.org', emailKey: 'm@example.org' };
    const left = { ...person, name: 'Keshav Rao', emailKey: 'k@example.org', leftAt: NOW };
    const role = 'head' as const;
    await db.insert(officePeople).values([person, left].map((one) => ({ role, ...dates, ...one })));
    const link = { hash: 'unused', purpose: 'invite', createdAt: NOW, expiresAt: NOW } as const;
    await db.insert(officeLinks).values({ ...link, personId: 1 });
    const pan = { receiptNumber: 'D/2026-27/000001', sealed: 'v1.x', givenAt: NOW };
    await db.insert(donorTaxIds).values(pan);
    await office.school('backup', file);
    const dataDir = path.join(folder, 'x'.repeat(80 - folder.length - 1));
    vi.stubEnv('SCHOOL_DATA_DIR', dataDir);
    const { code, output } = await office.school('restore', file);
    vi.unstubAllEnvs();
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('Meera Rao (head, m@example.org). If'),
    ]);
    expect(output).not.toContain('Keshav');
    expect(output).toContain(path.join(dataDir, 'pan.key'));
    const restored = await openDatabase({ dataDir, migrationsFolder, databaseUrl: undefined });
    expect(await restored.db.$count(officeLinks)).toBe(0);
    await restored.close();
  });
});

it('old backups go, except for the two newest, since the clock may be wrong', async () => {
  const names = ['school-1.tar', 'school-2.tar', 'school-3.tar', 'letter.tar'];
  for (const [days, name] of names.entries()) {
    const at = Date.now() / 1000 - days * 86_400;
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), at, at);
  }
  const afterJump = new Date(Date.now() + 60 * 86_400_000);
  expect(await removeOldBackups(folder, afterJump)).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(['letter.tar', 'school-1.tar', 'school-2.tar']);
});

describe('backup --verify', () => {
  it('describes an intact one', async () => {
    await fillSchool(office);
    await office.school('backup', file);
    const { code, output } = await office.school('backup', '--verify', file);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /is sound: \d+ rows and 5 files from 2026-11-21T10:00:00.000Z \(\d+_\w+\)/,
      ),
    ]);
  });

  it.each([
    ['a CV', '%PDF-first', '%PDF-worst', 'is damaged: files/cv/first.pdf.'],
    ['a picture', 'a picture of 1', 'a picture of 2', 'is damaged: files/media/news/one.webp.'],
    ['the list of tables', '"name": "outbox"', '"name": "inbox_"', 'is damaged: backup.json.'],
    ['the list of contents', '"forgotten": []', '"forgotten" :[]', 'is damaged: contents.json.'],
    ['a newer format', '"format": 1', '"format": 2', 'was made by a newer release (format 2'],
    ['no backup', '"format": 1', '"tamrof": 1', 'is not a backup of this program.'],
  ])('names %s', async (_, was, becomes, sentence) => {
    await fillSchool(office);
    await office.school('backup', file);
    change(was, becomes);
    const { code, output } = await office.school('backup', '--verify', file);
    expect([code, output]).toEqual([1, expect.stringContaining(`${file} ${sentence}`)]);
  });

  it('names rows that are damaged, and every damaged part', async () => {
    await fillSchool(office);
    await office.school('backup', file);
    const bytes = readFileSync(file);
    const entry = bytes.indexOf('rows/donations/000001.jsonl.gz');
    bytes[entry + 512 + 30] = 255 - (bytes[entry + 512 + 30] ?? 0);
    writeFileSync(file, bytes);
    change('%PDF-first', '%PDF-worst');
    const { output } = await office.school('backup', '--verify', file);
    expect(output.split('\n')).toEqual([
      `${file} is damaged: rows/donations/000001.jsonl.gz.`,
      `${file} is damaged: files/cv/first.pdf.`,
      '',
    ]);
  });

  it('rejects a name longer than any path', async () => {
    const header = new Header({ path: 'x', size: 1 << 30, type: 'ExtendedHeader' });
    header.encode();
    writeFileSync(file, header.block ?? '');
    truncateSync(file, 2 ** 31);
    const { code, output } = await office.school('backup', '--verify', file);
    expect([code, output]).toEqual([1, expect.stringContaining('is damaged or truncated')]);
  });

  it('detects a truncated file', async () => {
    await fillSchool(office);
    await office.school('backup', file);
    const whole = readFileSync(file);
    for (const end of [whole.length - 1024 - 512, whole.length - 3000, 700, 0]) {
      writeFileSync(file, whole.subarray(0, end));
      const { code, output } = await office.school('backup', '--verify', file);
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(/truncated|is not a backup|is damaged/),
      ]);
    }
  });

  it('reports a missing file', async () => {
    const { code, output } = await office.school('backup', '--verify', path.join(folder, 'none'));
    expect([code, output]).toEqual([1, expect.stringContaining('cannot be read')]);
  });
});

function change(was: string, becomes: string) {
  const bytes = readFileSync(file);
  const at = bytes.indexOf(was);
  expect(at).toBeGreaterThan(0);
  bytes.write(becomes, at);
  writeFileSync(file, bytes);
}
