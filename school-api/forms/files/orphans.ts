import { eq } from 'drizzle-orm';
import { applicationDocuments, type Db, jobApplications } from '../../db';
import type { Log } from '../../platform';
import { removeAbandonedFiles } from './folder';

/** Whether a CV or a document of an application has this file. */
export async function isKnownFile(db: Db, name: string): Promise<boolean> {
  const cvs = await db.$count(jobApplications, eq(jobApplications.cvFile, name));
  return (
    cvs > 0 || (await db.$count(applicationDocuments, eq(applicationDocuments.file, name))) > 0
  );
}

/** Removes what a crash has left, and what the rows of erased applications had. */
export async function removeOrphanedFiles(
  db: Db,
  { log, folder, now }: { log: Log; folder: string; now: Date },
): Promise<void> {
  const removed = await removeAbandonedFiles(folder, (name) => isKnownFile(db, name), now);
  if (removed > 0)
    log.info({ event: 'file-sweep', removed }, 'removed received files without a row');
}
