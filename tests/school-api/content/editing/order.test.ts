import { afterAll, beforeAll, expect, it } from 'vitest';
import { binRecord, hideRecord, showRecord } from '@/school-api/content/editing/change-state';
import { moveRecord } from '@/school-api/content/editing/move-record';
import type { EditedRecord } from '@/school-api/content/editing/types';
import { onSite as recordsOnSite } from '../../../support/content';
import { add, type Editing, labelsOf, numberOf, openEditing } from './school';

let school: Editing;
let lines: EditedRecord[];
beforeAll(async () => {
  school = await openEditing();
  lines = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    lines.push(await add(school.deps, 'announcements', { fields: { name } }));
  }
});
afterAll(() => school.close());

const LIST = 'announcements';
const id = (at: number) => lines[at]?.id ?? 0;
const onSite = async () => (await recordsOnSite(school.db, LIST)).map(({ name }) => name);
const move = (at: number, way: 'up' | 'down', among?: 'shown') =>
  moveRecord(school.deps, { list: LIST, id: id(at), way, by: 'Meera', among });

it('moves up and down on the site and in the office, and tells the site', async () => {
  const before = await numberOf(school.db, 'announcements');
  expect(await move(2, 'up')).toBe(true);
  expect(await onSite()).toEqual(['one', 'three', 'two', 'four']);
  expect(await labelsOf(school.deps, LIST)).toEqual(['one', 'three', 'two', 'four']);
  expect(await numberOf(school.db, 'announcements')).toBeGreaterThan(before);
  expect(await move(2, 'down')).toBe(true);
  expect(await onSite()).toEqual(['one', 'two', 'three', 'four']);
});

it('stays at the ends, and where there is no such record', async () => {
  expect(await move(0, 'up')).toBe(false);
  expect(await move(3, 'down')).toBe(false);
  expect(await moveRecord(school.deps, { list: 'news', id: 1, way: 'up', by: '' })).toBe(false);
  expect(await onSite()).toEqual(['one', 'two', 'three', 'four']);
});

it('keeps the place of a hidden record, and moves past it when shown ones alone are seen', async () => {
  const act = { list: LIST, id: id(1), by: 'Meera' };
  await hideRecord(school.deps, act);
  expect(await move(2, 'up', 'shown')).toBe(true);
  expect(await onSite()).toEqual(['three', 'one', 'four']);
  expect(await move(2, 'down')).toBe(true);
  await showRecord(school.deps, act);
  expect(await onSite()).toEqual(['one', 'three', 'two', 'four']);
});

it('puts a new one last, also behind hidden ones', async () => {
  await hideRecord(school.deps, { list: LIST, id: id(3), by: 'Meera' });
  lines.push(await add(school.deps, LIST, { fields: { name: 'five' } }));
  await showRecord(school.deps, { list: LIST, id: id(3), by: 'Meera' });
  expect(await onSite()).toEqual(['one', 'three', 'two', 'four', 'five']);
});

it('does not stumble over the bin', async () => {
  await binRecord(school.deps, { list: LIST, id: id(2), by: 'Meera' });
  expect(await move(1, 'up')).toBe(true);
  expect(await onSite()).toEqual(['two', 'one', 'four', 'five']);
});
