import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { binRecord, hideRecord } from '@/school-api/content/editing/change-state';
import { findRecord } from '@/school-api/content/editing/find-record';
import { listRecords } from '@/school-api/content/editing/list-records';
import { fieldsOf, listFacts } from '@/school-api/content/editing/lists';
import { moveRecord } from '@/school-api/content/editing/move-record';
import type { EditedRecord, FormField } from '@/school-api/content/editing/types';
import { exportFolder } from '@/school-api/content/lists/export-folder';
import { importFolder } from '@/school-api/content/lists/import-folder';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import { add, change, type Editing, mustSave, openEditing } from './school';

let school: Editing;
let other: Editing;
let folder: string;
beforeEach(async () => {
  school = await openEditing();
  other = await openEditing();
  folder = mkdtempSync(path.join(tmpdir(), 'school-round-trip-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await school.close();
  await other.close();
});

/** What clerks write and paste. */
const TEXT = 'Ānanda’s — "first" #1: yes, & 100% <of it>';
const HTML =
  '<h3>A heading</h3>\r\n<p>Two  spaces, <em>a word</em>, हिन्दी &amp; more.</p>\r\n\r\n<ul><li>One</li></ul>';

const NUMBERS: Record<string, string> = { grade: '7', amount: '1,500.50' };

function typed({ name, input, options }: FormField): [string, string][] {
  switch (input) {
    case 'html':
      return [[name, HTML]];
    case 'inline-html':
    case 'text':
      return [[name, TEXT]];
    case 'link':
      return [[name, 'https://example.org/?a=1&b=#c']];
    case 'day':
      return [[name, '2026-12-13']];
    case 'moment':
      return [[name, '2026-12-13T09:05']];
    case 'check':
      return [[name, 'yes']];
    case 'choice':
      return [[name, options.at(-1) ?? '']];
    case 'number':
      return [[name, NUMBERS[name] ?? '2025']];
    default:
      return [];
  }
}

async function recordsOf(list: string): Promise<EditedRecord[]> {
  const { records } = await listRecords(school.deps, list, { state: 'shown' });
  const found: EditedRecord[] = [];
  for (const { id } of records.slice(0, 4)) {
    const record = await findRecord(school.deps, list, id);
    if (record !== undefined) found.push(record);
  }
  return found;
}

async function exported({ deps: { db } }: Editing, name: string): Promise<Map<string, string>> {
  const target = path.join(folder, name);
  const mediaFolders = ['school-api/content/seed/media'];
  await exportFolder(target, { db, mediaFolders, wrote: () => undefined });
  const names = readdirSync(target, { recursive: true }).map(String).sort();
  const files = names.filter((one) => statSync(path.join(target, one)).isFile());
  return new Map(files.map((one) => [one, readFileSync(path.join(target, one), 'latin1')]));
}

it('exports every list that was edited byte for byte as an import of it exports again', async () => {
  await insertDemo(school.db, school.deps.now());
  for (const { name, ordered } of listFacts) {
    const fields = Object.fromEntries(fieldsOf(name).flatMap(typed));
    await add(school.deps, name, { fields });
    const [first, second, third, fourth] = await recordsOf(name);
    if (first !== undefined) mustSave(await change(school.deps, first, { fields: {} }));
    if (second !== undefined) {
      const unique: Record<string, string> = name === 'fees' ? { category: 'Another' } : {};
      mustSave(await change(school.deps, second, { fields: { ...fields, ...unique } }));
    }
    const act = { list: name, by: 'Meera' };
    if (ordered && third !== undefined) {
      await moveRecord(school.deps, { ...act, id: third.id, way: 'up' });
      await hideRecord(school.deps, { ...act, id: third.id });
    }
    if (fourth !== undefined) await binRecord(school.deps, { ...act, id: fourth.id });
  }
  const before = await exported(school, 'first');
  await importFolder(path.join(folder, 'first'), {
    ...{
      db: other.db,
      mediaFolders: [path.join(folder, 'media'), 'school-api/content/seed/media'],
    },
    ...{ prune: false, now: school.deps.now(), did: () => undefined },
  });
  const after = await exported(other, 'second');
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, content] of before) expect(after.get(name), name).toBe(content);
});

it('saves an untouched form without a difference in the folder', async () => {
  await insertDemo(school.db, school.deps.now());
  const before = await exported(school, 'before');
  for (const { name } of listFacts) {
    for (const record of await recordsOf(name)) {
      const saved = mustSave(await change(school.deps, record, {}));
      expect([name, saved.revision]).toEqual([name, record.revision]);
    }
  }
  const after = await exported(school, 'after');
  for (const [name, content] of before) expect(after.get(name), name).toBe(content);
});
