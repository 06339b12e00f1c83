import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { jobApplications } from '../../db/schema/jobs';
import { matching, type OfficeFilter, type RecordId, type Slice } from './filter';

export type OfficeJob = typeof jobApplications.$inferSelect;

/** Newest first. */
export function listJobs(
  db: Db,
  filter: OfficeFilter,
  { limit, offset }: Slice,
): Promise<OfficeJob[]> {
  return db
    .select()
    .from(jobApplications)
    .where(matching(filter, jobApplications))
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
    .limit(limit)
    .offset(offset);
}

/** Newest first. */
export async function listJobIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(matching(filter, jobApplications))
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id));
  return rows.map(({ id }) => id);
}

export async function countJobs(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobApplications)
    .where(matching(filter, jobApplications));
  return row?.count ?? 0;
}

export async function showJob(db: Db, id: number): Promise<OfficeJob | undefined> {
  const [row] = await db.select().from(jobApplications).where(eq(jobApplications.id, id));
  return row;
}
