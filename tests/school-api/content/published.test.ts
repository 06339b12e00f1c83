import { beforeEach, expect, it } from 'vitest';
import { addRecords, onSite, removeRecords, setValues } from '../../support/content';
import { recordingLog } from '../forms/forms-app';
import { getJson, openTestApp } from '../test-app';

const { log, lines } = recordingLog();
const test = await openTestApp({ log });
const { db } = test.database;
beforeEach(async () => {
  await removeRecords(db, 'announcements', 'news');
  lines.length = 0;
});

const CASES = [
  ['announcements', '/api/announcement', { name: 'First' }, { name: 'Second' }, { name: '' }],
  [
    'news',
    '/api/news-events/',
    { title: 'First', slug: 'first' },
    { title: 'Second', slug: 'second' },
    { text: null, title: null },
  ],
] as const;

it.each(CASES)(
  'an invalid record of %s is left out and logged, and the others are served',
  async (list, path, first, second, broken) => {
    await addRecords(db, list, [first, second]);
    await setValues(db, list, broken, first);
    const answer = JSON.stringify(await getJson(test.app, path));
    expect(answer).toContain('Second');
    expect(answer).not.toContain('First');
    const logged = lines.filter((line) => line.includes('content-record'));
    expect(logged).toEqual([expect.stringContaining(`"list":"${list}"`)]);
  },
);

it('each list counts its ids from 1, in the order in which its records were created', async () => {
  await addRecords(db, 'announcements', [{ name: 'One' }, { name: 'Two' }]);
  await addRecords(db, 'news', [{ title: 'Item', slug: 'item' }]);
  await addRecords(db, 'announcements', [{ name: 'Three' }]);
  expect((await onSite(db, 'announcements')).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect((await onSite(db, 'news')).map(({ id }) => id)).toEqual([1]);
});
