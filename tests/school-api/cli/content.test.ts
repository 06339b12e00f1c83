import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Imported, importFolder } from '@/school-api/content/lists/import-folder';
import { readRows } from '@/school-api/content/reads/content';
import { faculty } from '@/school-api/db/schema/academics';
import { announcements } from '@/school-api/db/schema/home';
import { news } from '@/school-api/db/schema/news';
import { contentSnapshot } from './content-snapshot';
import { type Office, openOffice } from './office';

let office: Office;
let folder: string;
beforeEach(async () => {
  office = await openOffice();
  folder = office.inFolder('content');
});
afterEach(() => office.close());

const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const change = (name: string, from: string | RegExp, to: string) =>
  writeFileSync(file(name), read(name).replace(from, to));
const exportNow = (target = folder) => office.school('content', 'export', target);
const importNow = (...more: string[]) => office.school('content', 'import', folder, ...more);

describe('content export', () => {
  it('writes readable files together with their pictures', async () => {
    const { code, told } = await exportNow();
    expect([code, told]).toEqual([0, expect.stringMatching(/^\d+ records and \d+ files written/)]);
    expect(readdirSync(file('news'))).toHaveLength(27);
    expect(read('news/the-flag-and-the-rain.md')).toMatch(
      /^---\ntitle: The flag.*\ndate: 2026-08-15 09:30\npicture: media\/news\/24\.webp\n/,
    );
    expect(read('news/the-flag-and-the-rain.md')).toContain('### What the rain changed');
    expect(existsSync(file('media/news/24.webp'))).toBe(true);
    expect(read('fees.yaml')).toContain('  brochure_pdf: media/files/day-scholar-fee.pdf');
  });

  it('rejects a folder that is not empty', async () => {
    mkdirSync(folder);
    writeFileSync(file('letter.txt'), 'mine');
    const { code, told } = await exportNow();
    expect([code, told]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(readdirSync(folder)).toEqual(['letter.txt']);
  });

  it('reports missing files', async () => {
    await office.db.insert(faculty).values({ name: 'A', picture: '/media/gone.webp' });
    const { code, told } = await exportNow();
    expect(code).toBe(0);
    expect(told).toContain('Missing: faculty.yaml, picture: there is no file media/gone.webp');
  });
});

describe('content import', () => {
  it('imports into another school exactly what was exported', async () => {
    await office.db.update(news).set({ content: '<p>Two  spaces</p>\n\n\n<div>"x"</div>' });
    await exportNow();
    const other = await openOffice({ demo: false });
    const { code, out } = await other.school('content', 'import', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^news +27 +0 +0 +0$/m);
    expect(await contentSnapshot(other)).toEqual(await contentSnapshot(office));
    const again = await other.school('content', 'import', folder);
    expect(again.out).toMatch(/^news +0 +0 +27 +0$/m);
    expect(again.out).toMatch(/^faculty\.yaml +0 +0 +24 +0$/m);
    await other.db.insert(announcements).values({ name: 'A row after those with ids' });
    await other.close();
  });

  it('updates changed records by slug and by id, and keeps the order of the file', async () => {
    await exportNow();
    change('news/the-flag-and-the-rain.md', 'title: The flag', 'title: A flag');
    change('announcements.yaml', /- id: 1\n {2}name: .*/, '- id: 1\n  name: Changed');
    writeFileSync(file('announcements.yaml'), `- name: New\n${read('announcements.yaml')}`);
    const { out } = await importNow();
    expect(out).toMatch(/^news +0 +1 +26 +0$/m);
    expect(out).toMatch(/^announcements\.yaml +1 +3 +0 +0$/m);
    const rows = await readRows(office.db, announcements);
    expect(rows.map(({ id, name }) => [id, name]).slice(0, 2)).toEqual([
      [4, 'New'],
      [1, 'Changed'],
    ]);
    expect((await importNow()).out).toMatch(/^announcements\.yaml +0 +0 +4 +0$/m);
  });

  it('moves records that are not in the folder to the end, or deletes them with --prune', async () => {
    mkdirSync(folder);
    writeFileSync(file('announcements.yaml'), '- id: 3\n  name: Alone\n');
    mkdirSync(file('news'));
    writeFileSync(file('news/only.md'), '---\ntitle: Only\ndate: 2026-01-02\n---\nHello *you*.\n');
    await importNow();
    const kept = await readRows(office.db, announcements);
    expect(kept.map(({ id }) => id)).toEqual([3, 1, 2]);
    const { out } = await importNow('--prune');
    expect(out).toMatch(/^news +0 +0 +1 +27$/m);
    expect(out).not.toContain('faculty.yaml');
    expect(await office.db.select().from(news)).toMatchObject([
      {
        ...{ slug: 'only', title: 'Only', content: '<p>Hello <em>you</em>.</p>' },
        createdAt: new Date('2026-01-01T18:30:00Z'),
      },
    ]);
    expect(await office.db.$count(faculty)).toBe(24);
    expect(await office.db.$count(announcements)).toBe(1);
  });

  it('copies new pictures to the media folder', async () => {
    await exportNow();
    writeFileSync(file('media/news/new.webp'), 'new');
    writeFileSync(file('media/news/24.webp'), 'changed');
    change('news/the-flag-and-the-rain.md', '\n---\n', '\n---\n\n![Rain](/media/news/new.webp)\n');
    const { told } = await importNow();
    expect(told).toBe('2 new or changed pictures and documents.\n');
    expect(readFileSync(office.inFolder('media/news/new.webp'), 'utf8')).toBe('new');
    expect(readFileSync(office.inFolder('media/news/24.webp'), 'utf8')).toBe('changed');
    expect(readdirSync(office.inFolder('media/news')).sort()).toEqual(['24.webp', 'new.webp']);
  });
});

describe('an error during an import', () => {
  it('leaves rows and pictures as they were', async () => {
    await exportNow();
    mkdirSync(office.inFolder('media/news'), { recursive: true });
    writeFileSync(office.inFolder('media/news/24.webp'), 'the school’s own');
    writeFileSync(file('media/news/24.webp'), 'changed');
    writeFileSync(file('media/news/new.webp'), 'new');
    change('news/the-flag-and-the-rain.md', '\n---\n', '\n---\n![](/media/news/new.webp)\n');
    const before = await contentSnapshot(office);
    const broken: Promise<Imported> = importFolder(folder, {
      db: failingAtCommit(office),
      mediaFolders: [office.inFolder('media'), 'school-api/content/seed/media'],
      prune: false,
      now: new Date(),
      did: () => undefined,
    });
    await expect(broken).rejects.toThrow('the database is gone');
    expect(await contentSnapshot(office)).toEqual(before);
    expect(readFileSync(office.inFolder('media/news/24.webp'), 'utf8')).toBe('the school’s own');
    expect(readdirSync(office.inFolder('media/news'))).toEqual(['24.webp']);
  });
});

/** A database whose transactions fail at the commit. */
function failingAtCommit({ db }: Office): Office['db'] {
  return new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name);
      const transaction: Office['db']['transaction'] = (work) =>
        target.transaction(async (tx) => {
          await work(tx);
          throw new Error('the database is gone');
        });
      return transaction;
    },
  });
}
