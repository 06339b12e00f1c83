import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { mediaRoutes, withheldPictures } from '@/school-api/content';
import { contentRecords, contentVersions } from '@/school-api/db';
import { addRecords, removeRecords, setValues } from '../../support/content';
import { getJson, openTestApp, SEED_MEDIA } from '../test-app';
import { loseDatabase } from '../test-database';

const PICTURE = '/media/portraits/p01.webp';
const other = { picture: '/media/portraits/p02.webp', consent_on_file: true };

const test = await openTestApp();
beforeEach(async () => {
  await removeRecords(test.database.db, ...LISTS);
});

const LISTS = ['results', 'testimonials', 'alumni'];
const result = { year: 2025, class: '12th', name: 'Asha', percentage: '95' };

async function add(consent_on_file: boolean, picture = PICTURE) {
  const { db } = test.database;
  const consent = { picture, consent_on_file };
  await addRecords(db, 'results', [
    { ...result, ...consent },
    { ...result, ...other },
  ]);
  await addRecords(db, 'testimonials', [
    { name: 'Asha', message: 'Good.', ...consent },
    { name: 'Ravi', ...other },
  ]);
  await addRecords(db, 'alumni', [
    { name: 'Asha', ...consent },
    { name: 'Ravi', ...other },
  ]);
}

const lists = ['/api/results?year=2025', '/api/testimonials', '/api/alumni'];

describe.each(lists)('%s', (path) => {
  const answer = async () => JSON.stringify(await getJson(test.app, path));

  it('has a picture with a consent on file', async () => {
    await add(true);
    expect(await answer()).toContain(PICTURE);
  });

  it('has no picture without one, but keeps the record and other pictures', async () => {
    await add(false);
    expect(await answer()).not.toContain(PICTURE);
    expect(await answer()).toContain('"name":"Asha"');
    expect(await answer()).toContain('"picture":""');
    expect(await answer()).toContain(other.picture);
    expect(await answer()).not.toContain('consent');
  });
});

describe('the file of a picture', () => {
  const clock = { at: 0 };
  const files = () => {
    clock.at += 60_000;
    const isWithheld = withheldPictures(test.database.db, () => clock.at).has;
    const routes = new Hono()
      .route('/media', mediaRoutes([SEED_MEDIA], isWithheld))
      .onError((_, c) => c.body(null, 404));
    return async (path: string) => {
      const answer = await routes.request(`http://school.test${path}`);
      await answer.body?.cancel();
      return answer.ok;
    };
  };

  it('is served with a consent, or if no person’s record uses it', async () => {
    await add(true);
    const isGiven = files();
    expect(await isGiven(PICTURE)).toBe(true);
    expect(await isGiven('/media/portraits/p05.webp')).toBe(true);
  });

  it.each([
    PICTURE,
    '/media/portraits/p%301.webp',
    'https://www.school.example/media/portraits/p01.webp?v=2',
  ])('is not served without one, if the record uses it as %s', async (picture) => {
    await add(false, picture);
    const isGiven = files();
    expect(await isGiven(PICTURE)).toBe(false);
    expect(await isGiven('/media/portraits/p%301.webp')).toBe(false);
    expect(await isGiven(other.picture)).toBe(true);
  });

  it('is served if one of two records has the consent', async () => {
    await add(false);
    await setValues(test.database.db, 'alumni', { consent_on_file: true }, { name: 'Asha' });
    expect(await files()(PICTURE)).toBe(true);
  });

  it('is not served because of a record in the bin', async () => {
    const { db } = test.database;
    await add(false);
    await setValues(db, 'alumni', { consent_on_file: true }, { name: 'Asha' });
    const alumni = eq(contentRecords.list, 'alumni');
    await db.update(contentRecords).set({ state: 'binned', binnedAt: new Date() }).where(alumni);
    expect(await files()(PICTURE)).toBe(false);
  });

  it('stays withheld when its record gets another picture, until one has the consent for it', async () => {
    const { db } = test.database;
    const at = new Date();
    const [record] = await db
      .insert(contentRecords)
      .values({ list: 'alumni', state: 'shown', publicId: 1000, values: {}, changedAt: at })
      .returning();
    const named = (number: number, picture: string, consent: boolean) => ({
      recordId: record?.id ?? 0,
      number,
      at,
      action: 'saved',
      values: { picture, consent_on_file: String(consent) },
    });
    await db
      .insert(contentVersions)
      .values([
        named(1, '/media/portraits/p04.webp', false),
        named(2, '/media/portraits/p04.webp', true),
        named(3, PICTURE, true),
        named(4, PICTURE, false),
        named(5, other.picture, true),
      ]);
    const isGiven = files();
    expect(await isGiven(PICTURE)).toBe(false);
    expect(await isGiven('/media/portraits/p04.webp')).toBe(true);
    await add(true);
    clock.at += 11_000;
    expect(await isGiven(PICTURE)).toBe(true);
  });

  it('is served, and withheld again, soon after the record has changed', async () => {
    await add(false);
    const isGiven = files();
    for (const consent_on_file of [false, true, false]) {
      for (const list of LISTS) {
        await setValues(test.database.db, list, { consent_on_file }, { name: 'Asha' });
      }
      clock.at += 11_000;
      expect(await isGiven(PICTURE)).toBe(consent_on_file);
    }
  });
});

it('during an outage of the database, what was withheld stays withheld', async () => {
  await add(false);
  const broken = await openTestApp();
  const clock = { at: 0 };
  const { db } = broken.database;
  await addRecords(db, 'alumni', [{ name: 'Asha', picture: PICTURE }]);
  const isWithheld = withheldPictures(db, () => clock.at).has;
  expect(await isWithheld('portraits/p01.webp')).toBe(true);
  await loseDatabase(broken.database);
  clock.at += 60_000;
  expect(await isWithheld('portraits/p01.webp')).toBe(true);
  await expect(withheldPictures(db).has('portraits/p01.webp')).rejects.toThrow();
});
