import { eq, sql } from 'drizzle-orm';
import { publishedRecords } from '../../db';
import { results } from '../lists/collections/academics';
import { field, type Reads, readList } from './read-list';

const yearOf = sql`(${field('year')})::int`;

export async function listResults(reads: Reads, year: number) {
  return (await readList(reads, results, { where: eq(yearOf, year) })).map(({ values }) => values);
}

export async function latestResultYear({ db }: Reads): Promise<number | undefined> {
  const [row] = await db
    .select({ year: sql<number | null>`max(${yearOf})` })
    .from(publishedRecords)
    .where(eq(publishedRecords.list, results.name));
  return row?.year ?? undefined;
}
