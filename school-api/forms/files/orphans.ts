import { eq, ne } from 'drizzle-orm';
import { applicationDocuments, type Db, jobApplications } from '../../db';
import type { Log } from '../../platform';
import { removeAbandonedFiles } from './folder';

/** Whether a CV or an application's document has this file. */
export async function isKnownFile(db: Db, name: string): Promise<boolean> {
  const cvs = await db.$count(jobApplications, eq(jobApplications.cvFile, name));
  return (
    cvs > 0 || (await db.$count(applicationDocuments, eq(applicationDocuments.file, name))) > 0
  );
}

async function readKnownFiles(db: Db): Promise<ReadonlySet<string>> {
  const { cvFile } = jobApplications;
  const cvs = db.select({ file: cvFile }).from(jobApplications).where(ne(cvFile, ''));
  const { file } = applicationDocuments;
  const documents = db.select({ file }).from(applicationDocuments).where(ne(file, ''));
  return new Set((await cvs.unionAll(documents)).map((row) => row.file));
}

/** Removes files left by a crash or by erased applications. */
export async function removeOrphanedFiles(
  db: Db,
  { log, folder, now }: { log: Log; folder: string; now: Date },
): Promise<void> {
  const known = await readKnownFiles(db);
  const removed = await removeAbandonedFiles(folder, async (name) => known.has(name), now);
  if (removed > 0)
    log.info({ event: 'file-sweep', removed }, 'removed uploaded files without a row');
}
