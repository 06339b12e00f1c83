import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { closing } from '../../support/closing';
import { openTestDatabase } from '../test-database';

const database = await openTestDatabase();
closing(database.close);

/**
 * A query's `desc` puts nulls first; an index of Drizzle's puts them last unless told otherwise, and then serves no
 * such query, although its column has no nulls.
 */
it('an index of the newest rows has the order in which queries ask for them', async () => {
  const made = await database.db
    .select({ sql: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(sql`schemaname = 'public'`);
  const descending = made.filter((index) => index.sql.includes(' DESC'));
  expect(descending).not.toEqual([]);
  expect(descending.filter((index) => index.sql.includes('NULLS LAST'))).toEqual([]);
});
