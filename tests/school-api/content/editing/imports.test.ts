import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hideRecord } from '@/school-api/content/editing/change-state';
import { listRecords } from '@/school-api/content/editing/list-records';
import { listFacts } from '@/school-api/content/editing/lists';
import { findVersion, versionsOf } from '@/school-api/content/editing/versions';
import { exportFolder } from '@/school-api/content/lists/export-folder';
import { importFolder } from '@/school-api/content/lists/import-folder';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import { announcements } from '@/school-api/db/schema/home';
import {
  add,
  change,
  type Editing,
  labelsOf,
  mustSave,
  numberOf,
  openEditing,
  reread,
} from './school';

let school: Editing;
let folder: string;
beforeEach(async () => {
  school = await openEditing();
  folder = mkdtempSync(path.join(tmpdir(), 'school-import-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await school.close();
});

const LIST = 'announcements';
const write = (yaml: string) => writeFileSync(path.join(folder, `${LIST}.yaml`), yaml);
const bring = (prune = false) => {
  const { db, mediaFolders } = school.deps;
  const now = school.deps.now();
  return importFolder(folder, { db, mediaFolders, prune, now, did: () => undefined });
};

describe('rows that came by a seed', () => {
  it('are known in every list without having been touched', async () => {
    await insertDemo(school.db, school.deps.now());
    for (const { name } of listFacts.filter(({ name }) => name !== 'syllabus-documents')) {
      const { records, counts } = await listRecords(school.deps, name, {});
      expect([name, records.length > 0, counts.shown > 0]).toEqual([name, true, true]);
    }
    expect(await numberOf(school.db, 'news')).toBe(0);
  });
});

describe('an import', () => {
  it('keeps the words on the site in the version, also beside a draft', async () => {
    const record = await add(school.deps, LIST, { fields: { name: 'Old' } });
    await change(school.deps, record, { act: 'draft', fields: { name: 'Draft' } });
    write(`- id: ${record.liveId}\n  name: New\n`);
    await bring();
    expect(await findVersion(school.deps, record.id, 3)).toMatchObject({ values: { name: 'New' } });
  });

  it('is kept in the versions, and the site is told of its lists alone', async () => {
    const record = await add(school.deps, LIST, { fields: { name: 'Old' } });
    await add(school.deps, 'vacancies', { fields: { vacancy_name: 'Cook' } });
    const before = [await numberOf(school.db, LIST), await numberOf(school.db, 'vacancies')];
    write(`- id: ${record.liveId}\n  name: New\n- name: Another\n`);
    await bring();
    expect((await reread(school.deps, record)).values.name).toBe('New');
    const { versions } = await versionsOf(school.deps, record.id);
    expect(versions.map(({ what }) => what)).toEqual(['import', 'published']);
    expect(await labelsOf(school.deps, LIST)).toEqual(['New', 'Another']);
    const { records } = await listRecords(school.deps, LIST, {});
    const told = await numberOf(school.db, LIST);
    expect(records.map(({ changeNumber }) => changeNumber)).toEqual([told, told]);
    const after = [await numberOf(school.db, LIST), await numberOf(school.db, 'vacancies')];
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBe(before[1]);

    await bring();
    expect(await numberOf(school.db, LIST)).toBe(after[0]);
  });

  it('with --prune puts what is gone into the bin, and leaves hidden records and drafts', async () => {
    const gone = await add(school.deps, LIST, { fields: { name: 'Gone' } });
    const hidden = await add(school.deps, LIST, { fields: { name: 'Hidden' } });
    await hideRecord(school.deps, { list: LIST, id: hidden.id, by: 'Meera' });
    await add(school.deps, LIST, { act: 'draft', fields: { name: 'Draft' } });
    write('- name: Only\n');
    await bring(true);
    expect(await reread(school.deps, gone)).toMatchObject({ state: 'binned', liveId: null });
    expect((await labelsOf(school.deps, LIST)).sort()).toEqual(['Draft', 'Hidden', 'Only']);
    expect(await school.db.$count(announcements)).toBe(1);
  });

  it('of an older folder brings a hidden record back as the same one', async () => {
    const record = await add(school.deps, LIST, { fields: { name: 'Back' } });
    write(`- id: ${record.liveId}\n  name: Back\n`);
    await hideRecord(school.deps, { list: LIST, id: record.id, by: 'Meera' });
    await bring();
    expect(await reread(school.deps, record)).toMatchObject({
      ...{ state: 'shown', liveId: record.liveId },
    });
    expect(await labelsOf(school.deps, LIST)).toEqual(['Back']);
  });

  it('of news finds a hidden item by its address', async () => {
    const record = await add(school.deps, 'news', { fields: { title: 'Fair' } });
    await hideRecord(school.deps, { list: 'news', id: record.id, by: 'Meera' });
    await mkdir(path.join(folder, 'news'));
    const file = '---\ntitle: The fair\ndate: 2026-01-02\n---\n\nCome.\n';
    writeFileSync(path.join(folder, 'news/fair.md'), file);
    await bring();
    expect(await reread(school.deps, record)).toMatchObject({
      ...{ state: 'shown', values: { title: 'The fair', slug: 'fair' } },
    });
  });

  it('waits for nobody who has a draft: the draft is still there, and its clerk is told', async () => {
    const record = await add(school.deps, LIST, { fields: { name: 'Words' } });
    const typed = { act: 'draft', fields: { name: 'My words' } } as const;
    const mine = mustSave(await change(school.deps, record, typed));
    write(`- id: ${record.liveId}\n  name: Imported\n`);
    await bring();
    const saved = await change(school.deps, mine, {});
    expect(saved).toMatchObject({
      ...{ ok: false, stale: { values: { name: 'Imported' }, draft: { name: 'My words' } } },
    });
  });

  it('that fails changes neither lists, nor records, nor what the site is told', async () => {
    await add(school.deps, LIST, { fields: { name: 'Stays' } });
    const before = await numberOf(school.db, LIST);
    write('- name: New\n- name:\n');
    await expect(bring(true)).rejects.toThrow('is missing');
    expect(await labelsOf(school.deps, LIST)).toEqual(['Stays']);
    expect(await numberOf(school.db, LIST)).toBe(before);
  });
});

it('exports nothing that is not on the site', async () => {
  await add(school.deps, LIST, { fields: { name: 'Shown' } });
  await add(school.deps, LIST, { act: 'draft', fields: { name: 'Draft' } });
  const hidden = await add(school.deps, LIST, { fields: { name: 'Hidden' } });
  await hideRecord(school.deps, { list: LIST, id: hidden.id, by: 'Meera' });
  const target = path.join(folder, 'out');
  const { db, mediaFolders } = school.deps;
  const done = await exportFolder(target, { db, mediaFolders, wrote: () => undefined });
  expect(done.records).toBe(1);
});
