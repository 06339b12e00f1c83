import { and, eq, type SQL } from 'drizzle-orm';
import { type Db, jobApplications } from '../../db';
import {
  countUpTo,
  idsOf,
  keyset,
  matching,
  type OfficeFilter,
  type RecordId,
  type Slice,
} from './filter';

export type OfficeJob = typeof jobApplications.$inferSelect;

function matches(filter: OfficeFilter): SQL | undefined {
  const { vacancy } = filter;
  const ofVacancy = vacancy === undefined ? undefined : eq(jobApplications.vacancy, vacancy);
  return and(matching(filter, jobApplications), ofVacancy);
}

/** Newest first. */
export async function listJobs(db: Db, filter: OfficeFilter, slice: Slice): Promise<OfficeJob[]> {
  const { where, orderBy, inOrder } = keyset(jobApplications, slice);
  const rows = await db
    .select()
    .from(jobApplications)
    .where(and(matches(filter), where))
    .orderBy(...orderBy)
    .limit(slice.limit);
  return inOrder(rows);
}

/** Newest first. */
export function listJobIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const { orderBy } = keyset(jobApplications, { limit: 0 });
  const sorted = db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(matches(filter))
    .orderBy(...orderBy);
  return idsOf(db, sorted);
}

export const countJobs = (db: Db, filter: OfficeFilter, most?: number) =>
  countUpTo(db, { table: jobApplications, where: matches(filter), most });

export async function showJob(db: Db, id: number): Promise<OfficeJob | undefined> {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return row;
}
