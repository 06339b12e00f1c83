import { sum } from 'drizzle-orm';
import { type Db, jobApplications } from '../../db';

/** What all stored CVs take on the disk. */
export async function cvBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(jobApplications.cvBytes).mapWith(Number) })
    .from(jobApplications);
  return row?.bytes ?? 0;
}
