import { Hono } from 'hono';
import { calls, RESULT_CLASSES } from '@/contract';
import { latestResultYear, listResults } from '../reads/academics';
import type { Reads } from '../reads/read-list';

const { year: yearShape } = calls.results.query.shape;

export function academicsRoutes(reads: Reads) {
  return new Hono().get('/results', async (c) => {
    const year = await requestedYear(reads, c.req.query('year'));
    const found = year === undefined ? [] : await listResults(reads, year);
    const groups = RESULT_CLASSES.map((key) => {
      const own = found.filter((one) => one.class === key);
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
