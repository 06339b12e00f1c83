import { Hono } from 'hono';
import { calls, RESULT_CLASSES } from '@/contract';
import type { Db } from '../../db';
import { latestResultYear, listFaculty, listResults } from '../reads/academics';

const { year: yearShape } = calls.results.query.shape;

export function academicsRoutes(db: Db) {
  return new Hono()
    .get('/results', async (c) => {
      const year = await requestedYear(db, c.req.query('year'));
      const rows = year === undefined ? [] : await listResults(db, year);
      const groups = RESULT_CLASSES.map((classKey) => [
        classKey,
        rows.filter((row) => row.classKey === classKey).map(({ classKey: _, ...rest }) => rest),
      ]);
      return c.json(Object.fromEntries(groups));
    })
    .get('/faculties', async (c) => c.json(await listFaculty(db)));
}

/** Defaults to the newest year; undefined for an invalid one. */
function requestedYear(db: Db, value: string | undefined): Promise<number | undefined> {
  if (value === undefined) return latestResultYear(db);
  const parsed = yearShape.safeParse(value);
  return Promise.resolve(parsed.success ? parsed.data : undefined);
}
