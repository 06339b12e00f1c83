import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@/school-api/db/db';
import { news } from '@/school-api/db/schema/news';
import { seedOnce } from '@/school-api/seed/seed-once';
import { openTestDatabase } from './test-database';

describe('the seed', () => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('fills an empty database once', async () => {
    expect(await seedOnce(database.db)).toBe(true);
    expect(await seedOnce(database.db)).toBe(false);
    expect(await database.db.select().from(news)).toHaveLength(27);
  });

  it('does not bring back what the school has deleted', async () => {
    await seedOnce(database.db);
    await database.db.delete(news);
    expect(await seedOnce(database.db)).toBe(false);
    expect(await database.db.select().from(news)).toEqual([]);
  });

  it('leaves a database alone that has content of its own', async () => {
    await database.db.insert(news).values({ slug: 'ours', title: 'Ours' });
    expect(await seedOnce(database.db)).toBe(false);
    expect(await database.db.select().from(news)).toHaveLength(1);
  });

  it('is wholly there or not at all when it is applied twice at once', async () => {
    const applied = await Promise.all([seedOnce(database.db), seedOnce(database.db)]);
    expect(applied.filter(Boolean)).toHaveLength(1);
    expect(await database.db.select().from(news)).toHaveLength(27);
  });
});
