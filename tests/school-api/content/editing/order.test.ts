import { expect, it } from 'vitest';
import {
  binRecord,
  type EditedRecord,
  hideRecord,
  moveRecord,
  showRecord,
} from '@/school-api/content';
import { onSite as recordsOnSite } from '../../../support/content';
import { add, labelsOf, numberOf, openEditing } from './school';

const school = await openEditing();
const lines: EditedRecord[] = [];
for (const name of ['one', 'two', 'three', 'four']) {
  lines.push(await add(school.deps, 'announcements', { fields: { name } }));
}

const LIST = 'announcements';
const id = (at: number) => lines[at]?.id ?? 0;
const onSite = async () => (await recordsOnSite(school.db, LIST)).map(({ name }) => name);
const move = (at: number, from: number, to: number) =>
  moveRecord(school.deps, { list: LIST, id: id(at), from, to });

it('moves on the site and in the office, notifies the site, and can be undone', async () => {
  const before = await numberOf(school.db, 'announcements');
  expect(await move(3, 4, 1)).toBe(true);
  expect(await onSite()).toEqual(['four', 'one', 'two', 'three']);
  expect(await labelsOf(school.deps, LIST)).toEqual(['four', 'one', 'two', 'three']);
  expect(await numberOf(school.db, 'announcements')).toBeGreaterThan(before);
  expect(await move(3, 1, 4)).toBe(true);
  expect(await onSite()).toEqual(['one', 'two', 'three', 'four']);
});

it('stays if the order has changed, or the position does not exist', async () => {
  for (const [at, from, to] of [
    [0, 1, 0],
    [3, 4, 5],
    [0, 2, 3],
    [0, 1, 1.5],
  ] as const) {
    expect(await move(at, from, to)).toBe(false);
  }
  const none = { list: 'news', id: 1, from: 1, to: 2 };
  expect(await moveRecord(school.deps, none)).toBe(false);
  expect(await onSite()).toEqual(['one', 'two', 'three', 'four']);
});

it('keeps a hidden record’s position', async () => {
  const target = { list: LIST, id: id(1), by: 'Meera' };
  await hideRecord(school.deps, target);
  expect(await move(2, 3, 1)).toBe(true);
  expect(await onSite()).toEqual(['three', 'one', 'four']);
  await showRecord(school.deps, target);
  expect(await onSite()).toEqual(['three', 'one', 'two', 'four']);
});

it('puts a new one last, after hidden ones', async () => {
  await hideRecord(school.deps, { list: LIST, id: id(3), by: 'Meera' });
  lines.push(await add(school.deps, LIST, { fields: { name: 'five' } }));
  await showRecord(school.deps, { list: LIST, id: id(3), by: 'Meera' });
  expect(await onSite()).toEqual(['three', 'one', 'two', 'four', 'five']);
});

it('ignores the bin', async () => {
  await binRecord(school.deps, { list: LIST, id: id(2), by: 'Meera' });
  expect(await move(1, 2, 1)).toBe(true);
  expect(await onSite()).toEqual(['two', 'one', 'four', 'five']);
});
