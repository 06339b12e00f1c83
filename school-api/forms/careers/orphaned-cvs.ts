import { eq } from 'drizzle-orm';
import { type Db, jobApplications } from '../../db';
import type { Log } from '../../platform';
import { removeAbandonedFiles } from './cv-folder';

export async function isKnownCv(db: Db, name: string): Promise<boolean> {
  const [row] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.cvFile, name))
    .limit(1);
  return row !== undefined;
}

/** Runs at start, to clean up after a crash. */
export async function removeOrphanedCvs(
  db: Db,
  log: Log,
  folder: string,
  now: Date,
): Promise<void> {
  const removed = await removeAbandonedFiles(folder, (name) => isKnownCv(db, name), now);
  if (removed > 0) log.info({ event: 'cv-sweep', removed }, 'removed CV files without a row');
}
