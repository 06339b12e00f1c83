import { expect, it } from 'vitest';
import { binRecord, findVersion, lists, usesOf, versionsOf } from '@/school-api/content';
import { addShown } from '@/school-api/content/editing/apply-rows';
import { replaceFile } from '@/school-api/content/editing/files-used';
import { lockLists } from '@/school-api/content/editing/in-list';
import { listNamed } from '@/school-api/content/lists/lists';
import { addRecords, onSite } from '../../../support/content';
import { untilSomeoneWaits } from '../../db/until-someone-waits';
import { add, change, mustSave, numberOf, openEditing, reread } from './school';

const school = await openEditing();

const A = '/media/news/24.webp';
const B = '/media/news/23.webp';
const text = (path: string) => `<p>The words ${A} stay.</p><img src="${path}" alt="Rain">`;

it('finds a file in live rows, drafts and texts, and replaces it in all of them', async () => {
  await addRecords(school.db, 'faculty', [{ name: 'Came with the demo', picture: A }]);
  const item = await add(school.deps, 'news', { fields: { title: 'Rain', text: text(A) } });
  const shown = await add(school.deps, 'videos', { fields: { title: 'Film', thumbnail: B } });
  mustSave(await change(school.deps, shown, { intent: 'draft', fields: { thumbnail: A } }));
  const binned = await add(school.deps, 'videos', { fields: { title: 'Old', thumbnail: A } });
  await binRecord(school.deps, { list: 'videos', id: binned.id, by: 'Meera' });

  const uses = await usesOf(school.db, [A]);
  const places = uses.map(({ title, field, state, where }) => [title, field, state, where]);
  expect(places.sort()).toEqual([
    ['Came with the demo', 'picture', 'shown', 'live'],
    ['Film', 'thumbnail', 'shown', 'draft'],
    ['Old', 'thumbnail', 'binned', 'draft'],
    ['Rain', 'text', 'shown', 'live'],
  ]);

  const before = await numberOf(school.db, 'academics');
  const replace = { from: A, to: '/media/news/22.webp', by: 'Govind' };
  expect(await replaceFile(school.db, replace, school.deps.now())).toBe(4);
  expect(await usesOf(school.db, [A])).toEqual([]);
  expect(await onSite(school.db, 'news')).toMatchObject([{ text: text(replace.to) }]);
  expect(await onSite(school.db, 'faculty')).toMatchObject([{ picture: replace.to }]);
  expect(await reread(school.deps, shown)).toMatchObject({
    values: { thumbnail: B },
    draft: { thumbnail: replace.to },
  });
  const numbers = ['academics', 'news'].map((tag) => numberOf(school.db, tag));
  const [academics, ofNews] = await Promise.all(numbers);
  expect(academics).toBeGreaterThan(before);
  expect(ofNews).toBe(academics);
  expect(await reread(school.deps, item)).toMatchObject({ changeNumber: ofNews });
  const { versions } = await versionsOf(school.deps, item.id);
  expect(versions[0]).toMatchObject({ action: 'replaced a file', by: 'Govind' });
});

it('keeps the published text in the version, with the file there and in a draft', async () => {
  const typed = { title: 'Two places', thumbnail: A };
  const record = await add(school.deps, 'videos', { fields: typed });
  await change(school.deps, record, { intent: 'draft', fields: { title: 'Draft' } });
  await replaceFile(school.db, { from: A, to: B, by: 'Govind' }, school.deps.now());
  const version = await findVersion(school.deps, record.id, 3);
  expect(version).toMatchObject({ values: { title: 'Two places', thumbnail: B } });
});

it('is also replaced in what somebody else is about to save', async () => {
  const replacement = { from: A, to: B, by: 'Govind' };
  const replacing = await school.db.transaction(async (tx) => {
    await lockLists(tx, lists);
    const cause = { now: school.deps.now(), by: '', action: 'paste' };
    const started = replaceFile(school.db, replacement, school.deps.now());
    await untilSomeoneWaits(tx);
    await addShown(tx, listNamed('videos'), [{ title: 'Late', thumbnail: A }], cause);
    return { started };
  });
  expect(await replacing.started).toBe(1);
  expect(await usesOf(school.db, [A])).toEqual([]);
});
