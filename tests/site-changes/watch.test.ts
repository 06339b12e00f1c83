import { beforeEach, describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { Pages } from '@/lib/page-cache/pages';
import { fetchChanges, fetchFacts, fetchWithheld } from '@/lib/site-changes/fetch-changes';
import { areChangesReported, changeNumbers } from '@/lib/site-changes/numbers';
import { StateFile } from '@/lib/site-changes/state-file';
import { ChangeWatch } from '@/lib/site-changes/watch';
import { isWithheld, pictureKey, setWithheld } from '@/lib/site-changes/withheld';
import { bumpChange } from '@/school-api/content/editing/bump-change';
import { isOnSite } from '@/school-api/content/site-changes';
import { contentChanges, siteInstances } from '@/school-api/db/schema/content-changes';
import { schoolFacts } from '@/school-api/db/schema/school-facts';
import { listen } from '@/school-api/platform/http/listen';
import { pageEntry } from '../page-cache/samples';
import { openTestApp } from '../school-api/test-app';
import { closing } from '../support/closing';
import { addRecords, setValues } from '../support/content';
import { tempFolder } from '../support/temp-folder';
import { forgetEachTime } from './forget';

forgetEachTime();

let folder: string;
let clears: number;
let drops: number;
let warmed: string[];
const now = new Date('2026-11-23T09:00:00Z');
const clock = { at: now.getTime() };
const warnings: string[] = [];

const api = await openTestApp({ clock: () => new Date(clock.at) });
const server = await listen(api.app, { host: '127.0.0.1', port: 0 });
closing(() => server.close(0));
beforeEach(async () => {
  folder = tempFolder();
  clears = 0;
  drops = 0;
  warmed = [];
  warnings.length = 0;
  const { db } = api.database;
  for (const table of [contentChanges, siteInstances, schoolFacts]) await db.delete(table);
});

/** One process of the site; `url` may be another server's. */
function instance(name = 'instance-1', url = server.url) {
  const pages = new Pages({ maxBytes: 1e6 });
  const to = { url, userId: 'site', timeoutMs: 5_000 };
  const entry = (path: string, tags: string[]) =>
    pages.set(path, pageEntry(path, { tags, savedAt: Date.now() }), { durable: true });
  const watch = new ChangeWatch({
    url,
    pages: {
      dropOutdated: () => pages.dropOutdated(),
      clear: () => {
        clears += 1;
        return pages.clear();
      },
    },
    state: new StateFile(folder),
    warm: (keys) => void warmed.push(...keys),
    log: { warn: (_fields, message) => void warnings.push(message) },
    fetchChanges: (applied) => fetchChanges(to, name, applied),
    fetchFacts: () => fetchFacts(to),
    fetchWithheld: () => fetchWithheld(to),
    pictures: {
      dropWithheld: async () => {
        drops += 1;
      },
    },
  });
  return { pages, watch, entry };
}

const bump = (tag: string, at = now) =>
  api.database.db.transaction((tx) => bumpChange(tx, tag, at));

const isPublic = (number: number) =>
  isOnSite({ db: api.database.db, now: () => new Date(clock.at) }, { tag: 'news', number });

describe('a site that polls for changes', () => {
  it('drops what has changed, renders it again, and reports that with its next request', async () => {
    const { pages, watch, entry } = instance();
    expect(await watch.ask()).toBe(2_000);
    entry('/news-event', ['news', 'site']);
    entry('/about', ['about', 'site']);
    const number = await bump('news');
    const has = () => isPublic(number);
    expect(await watch.ask(), 'asks again at once').toBe(0);
    expect(pages.peek('/news-event')).toBeUndefined();
    expect(pages.peek('/about')).toBeDefined();
    expect(warmed).toEqual(['/news-event']);
    expect(await has()).toBe(false);
    await watch.ask();
    expect(await has()).toBe(true);
    expect(areChangesReported()).toBe(true);
  });

  it('is one of several: the record is public once all of them show it', async () => {
    const [one, other] = [instance('instance-1'), instance('instance-2')];
    await one.watch.ask();
    await other.watch.ask();
    const number = await bump('news');
    const has = () => isPublic(number);
    await one.watch.ask();
    await one.watch.ask();
    expect(await has()).toBe(false);
    await other.watch.ask();
    await other.watch.ask();
    expect(await has()).toBe(true);
  });

  it('remembers changes across a restart, and receives those it missed', async () => {
    await bump('news');
    await instance().watch.ask();
    const rows = changeNumbers();
    const again = instance();
    expect(changeNumbers()).toEqual(rows);
    again.entry('/news-event', ['news']);
    again.entry('/competition', ['competitions']);
    await bump('competitions');
    await again.watch.ask();
    expect(again.pages.peek('/competition')).toBeUndefined();
  });

  it('follows the facts of the school', async () => {
    const { watch } = instance();
    await watch.ask();
    const value = ['+91 98111 22222'];
    await api.database.db.insert(schoolFacts).values({ key: 'phones', value, changedAt: now });
    await bump('site');
    await watch.ask();
    expect(school.phones).toEqual(value);
    await api.database.db.delete(schoolFacts);
    await bump('site');
    await watch.ask();
    expect(school.phones).not.toEqual(value);
  });

  it('drops everything if the records are from an earlier day', async () => {
    const { watch } = instance();
    await bump('news', new Date(now.getTime() + 60_000));
    await watch.ask();
    expect(clears).toBe(0);
    await api.database.db.delete(contentChanges);
    await bump('news');
    await watch.ask();
    expect(clears).toBe(1);
  });

  it('keeps what it has while the school API is down, and polls less often', async () => {
    const { watch, pages, entry } = instance('instance-1', 'http://127.0.0.1:9');
    entry('/news-event', ['news']);
    const pauses: number[] = [];
    for (let n = 0; n < 7; n += 1) pauses.push(await watch.ask());
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(pages.peek('/news-event')).toBeDefined();
    expect(areChangesReported()).toBe(false);
  });

  it('receives each withheld picture, and remembers it across a restart without the API', async () => {
    const { db } = api.database;
    const { watch } = instance();
    await watch.ask();
    const before = drops;
    const key = pictureKey('/media/portraits/asha.webp');
    await addRecords(db, 'alumni', [{ name: 'Asha', picture: '/media/portraits/asha.webp' }]);
    clock.at += 11_000;
    await watch.ask();
    expect([isWithheld(key), drops]).toEqual([true, before + 1]);
    await watch.ask();
    expect(drops, 'nothing has changed since').toBe(before + 1);
    setWithheld([]);
    instance('instance-2');
    expect(isWithheld(key)).toBe(true);
    await setValues(db, 'alumni', { consent_on_file: true });
    clock.at += 11_000;
    await watch.ask();
    expect(isWithheld(key)).toBe(false);
  });

  it('polls a server without the call once a minute', async () => {
    const { watch } = instance('instance-1', `${server.url}/somewhere`);
    expect(await watch.ask()).toBe(60_000);
    expect(areChangesReported()).toBe(false);
    expect(warnings).toEqual([]);
  });
});

it.each(['', 'instance=x', 'instance=instance-1&applied=news', `instance=${'a'.repeat(65)}`])(
  'the call responds to %s and records nothing',
  async (query) => {
    await bump('news');
    const response = await api.app.request(`/api/content-changes?${query}`);
    expect(await response.json()).toEqual({
      tags: { news: expect.any(Number) },
      withheld: expect.any(String),
    });
    expect(await api.database.db.$count(siteInstances)).toBe(0);
  },
);

it('the call bounds what anybody could make it store', async () => {
  for (let n = 0; n < 220; n += 1) {
    await api.app.request(`/api/content-changes?instance=flood-${n}-instance`);
  }
  expect(await api.database.db.$count(siteInstances)).toBeLessThanOrEqual(200);
});
