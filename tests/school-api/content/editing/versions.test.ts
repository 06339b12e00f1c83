import { expect, it } from 'vitest';
import { binRecord, findVersion, undoTo, versionsOf } from '@/school-api/content';
import { MAX_VERSIONS } from '@/school-api/content/editing/rows/versions';
import { VERSIONS_A_PAGE } from '@/school-api/content/editing/versions';
import { onSite } from '../../../support/content';
import { add, change, mustSave, openEditing, reread } from './school';

const school = await openEditing();

const titleOnSite = async () => (await onSite(school.db, 'videos')).map(({ title }) => title);

it('restores any version, and the restoring itself can be undone', async () => {
  let record = await add(school.deps, 'videos', { fields: { title: 'One' } });
  for (const title of ['Two', 'Three']) {
    record = mustSave(await change(school.deps, record, { fields: { title } }));
  }
  const target = { list: 'videos', id: record.id, by: 'Meera' };
  const undone = mustSave(await undoTo(school.deps, { ...target, number: 1 }));
  expect(undone.values.title).toBe('One');
  expect(await titleOnSite()).toEqual(['One']);
  const again = mustSave(await undoTo(school.deps, { ...target, number: 3 }));
  expect(again.values.title).toBe('Three');
  const { versions } = await versionsOf(school.deps, record.id);
  expect(versions.map(({ number, action, by }) => [number, action, by])).toEqual([
    [5, 'undo to 3', 'Meera'],
    [4, 'undo to 1', 'Meera'],
    [3, 'published', 'Govind'],
    [2, 'published', 'Govind'],
    [1, 'published', 'Meera'],
  ]);
  const { revision } = record;
  await change(school.deps, again, { fields: { title: 'Four' } });
  const late = await undoTo(school.deps, { ...target, number: 1, revision });
  expect(late).toMatchObject({ ok: false, stale: { values: { title: 'Four' } } });
});

it('leaves a planned change as it is', async () => {
  const record = await add(school.deps, 'videos', { fields: { title: 'Old' } });
  const now = mustSave(await change(school.deps, record, { fields: { title: 'New' } }));
  const planned = {
    intent: 'publish',
    from: '2027-04-01T09:00',
    fields: { title: 'Next' },
  } as const;
  const { draft, from } = mustSave(await change(school.deps, now, planned));
  expect(draft).toMatchObject({ title: 'Next' });
  const target = { list: 'videos', id: record.id, by: 'Meera', number: 1 };
  const kept = { values: { title: 'Old' }, draft, from, draftScheduled: true };
  expect(mustSave(await undoTo(school.deps, target))).toMatchObject(kept);
  const [newest] = (await versionsOf(school.deps, record.id)).versions;
  expect(await findVersion(school.deps, record.id, newest?.number ?? 0)).toMatchObject({
    fields: { title: 'Old' },
  });
});

it('shows a version next to the previous one', async () => {
  const record = await add(school.deps, 'videos', { fields: { title: 'Before' } });
  await change(school.deps, record, { intent: 'draft', fields: { title: 'After' } });
  const version = await findVersion(school.deps, record.id, 2);
  expect(version).toMatchObject({
    action: 'saved',
    fields: { title: 'After' },
    before: { title: 'Before' },
  });
  expect(await findVersion(school.deps, record.id, 1)).toMatchObject({ before: null });
  for (const number of [0, 3, 2 ** 40, Number.NaN]) {
    expect(await findVersion(school.deps, record.id, number)).toBeUndefined();
    const undo = { list: 'videos', id: record.id, by: 'Meera', number };
    expect(await undoTo(school.deps, undo)).toMatchObject({ ok: false });
  }
});

it('changes only a draft’s text while the record is not on the site', async () => {
  const typed = { intent: 'draft', fields: { title: 'Hidden' } } as const;
  const record = await add(school.deps, 'videos', typed);
  await change(school.deps, record, { intent: 'draft', fields: { title: 'Changed' } });
  const target = { list: 'videos', id: record.id, by: 'Meera' };
  expect(mustSave(await undoTo(school.deps, { ...target, number: 1 }))).toMatchObject({
    state: 'draft',
    values: { title: 'Hidden' },
  });
  expect(await titleOnSite()).not.toContain('Hidden');
  await binRecord(school.deps, target);
  expect(await undoTo(school.deps, { ...target, number: 1 })).toMatchObject({ ok: false });
});

it('keeps the newest 200 versions, a page at a time', async () => {
  let record = await add(school.deps, 'videos', { fields: { title: '1' } });
  for (let n = 2; n <= MAX_VERSIONS + 5; n += 1) {
    record = mustSave(await change(school.deps, record, { fields: { title: String(n) } }));
  }
  const first = await versionsOf(school.deps, record.id);
  expect([first.total, first.pages]).toEqual([MAX_VERSIONS, MAX_VERSIONS / VERSIONS_A_PAGE]);
  expect(first.versions[0]?.number).toBe(MAX_VERSIONS + 5);
  const last = await versionsOf(school.deps, record.id, 1000);
  expect(last.page).toBe(first.pages);
  expect(last.versions.at(-1)?.number).toBe(6);
  expect((await reread(school.deps, record)).revision).toBe(MAX_VERSIONS + 5);
});
