import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { calls, RESULT_CLASSES } from '@/contract';
import { publishedRecords } from '../../db';
import { results } from '../lists/collections/academics';
import { field, type Reads, readList } from '../reads/read-list';

const { year: yearShape } = calls.results.query.shape;

export function academicsRoutes(reads: Reads) {
  return new Hono().get('/results', async (c) => {
    const year = await requestedYear(reads, c.req.query('year'));
    const results = year === undefined ? [] : await listResults(reads, year);
    const groups = RESULT_CLASSES.map((key) => {
      const own = results.filter((one) => one.class === key);
      const records = own.map(({ picture, name, stream, percentage }) => ({
        picture,
        name,
        stream,
        percentage,
      }));
      return [key, records];
    });
    return c.json(Object.fromEntries(groups));
  });
}

/** Defaults to the newest year; undefined for an invalid one. */
function requestedYear(reads: Reads, value: string | undefined): Promise<number | undefined> {
  if (value === undefined) return latestResultYear(reads);
  const parsed = yearShape.safeParse(value);
  return Promise.resolve(parsed.success ? parsed.data : undefined);
}

const yearOf = sql`(${field('year')})::int`;

async function listResults(reads: Reads, year: number) {
  return (await readList(reads, results, { where: eq(yearOf, year) })).map(({ values }) => values);
}

async function latestResultYear({ db }: Reads): Promise<number | undefined> {
  const [row] = await db
    .select({ year: sql<number | null>`max(${yearOf})` })
    .from(publishedRecords)
    .where(eq(publishedRecords.list, results.name));
  return row?.year ?? undefined;
}
