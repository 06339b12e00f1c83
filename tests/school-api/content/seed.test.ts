import { beforeEach, describe, expect, it } from 'vitest';
import { seedOnce } from '@/school-api/content';
import { findAlbum } from '@/school-api/content/routes/albums';
import { demoAdmissionDates } from '@/school-api/content/seed/admission';
import type { OpenDatabase } from '@/school-api/db';
import { addRecords, onSite, removeRecords } from '../../support/content';
import { openTestDatabase } from '../test-database';

const now = new Date('2026-11-21T10:00:00Z');

describe('the seed', () => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });

  it('does not bring back what the school has deleted', async () => {
    await seedOnce(database.db, now);
    await removeRecords(database.db, 'news');
    expect(await seedOnce(database.db, now)).toBe(false);
    expect(await onSite(database.db, 'news')).toEqual([]);
  });

  it('does not change a database that has content', async () => {
    await addRecords(database.db, 'news', [{ slug: 'ours', title: 'Ours' }]);
    expect(await seedOnce(database.db, now)).toBe(false);
    expect(await onSite(database.db, 'news')).toHaveLength(1);
  });

  it('is applied once by concurrent calls', async () => {
    const applied = await Promise.all([seedOnce(database.db, now), seedOnce(database.db, now)]);
    expect(applied.filter(Boolean)).toHaveLength(1);
    expect(await onSite(database.db, 'news')).toHaveLength(27);
  });

  it('describes each picture of its album', async () => {
    await seedOnce(database.db, now);
    const album = await findAlbum(database, 'album-1');
    expect(album?.pictures.length).toBeGreaterThan(0);
    expect(album?.pictures.filter(({ alt }) => alt === '')).toEqual([]);
  });

  it('describes no file of the same name in a school that starts without it', async () => {
    const pictures = '/media/gallery/temple.webp';
    await addRecords(database.db, 'albums', [{ title: 'Our temple', pictures }]);
    expect((await findAlbum(database, 'album-1'))?.pictures).toMatchObject([{ alt: '' }]);
  });

  it.each([
    ['2026-11-21T10:00:00Z', ['2026-12-13', '2026-12-27']],
    // Already Monday in India.
    ['2026-11-22T20:00:00Z', ['2026-12-20', '2027-01-03']],
    ['2031-02-28T00:00:00Z', ['2031-03-23', '2031-04-06']],
  ])('has admission dates in the future: seeded at %s', (at, days) => {
    const dates = demoAdmissionDates(new Date(at));
    expect(dates.map(({ admission_date }) => admission_date)).toEqual([...days, undefined]);
  });
});
