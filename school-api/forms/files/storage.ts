import { sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CV_MAX_BYTES } from '@/contract';
import { applicationDocuments, type Db, jobApplications } from '../../db';
import { ApiError, countLimitReached, freeBytes, type Log } from '../../platform';
import type { CvSettings } from '../variables';

/**
 * Throws if the quota of received files or the free disk space is used up. Checked before the upload and again
 * before storing, because uploads run concurrently.
 */
export async function requireStorageSpace(db: Db, log: Log, settings: CvSettings): Promise<void> {
  if ((await receivedBytes(db)) + CV_MAX_BYTES > settings.quotaBytes) {
    countLimitReached('cv-storage');
    log.error({ event: 'cv-storage-full' }, 'file refused: SCHOOL_CV_QUOTA_MB is used up');
    throw full();
  }
  if ((await freeBytes(settings.folder)) < settings.reserveBytes) {
    countLimitReached('disk');
    log.error({ event: 'disk-low' }, 'file refused: the disk is nearly full');
    throw full();
  }
}

const full = () =>
  new ApiError(
    'unavailable',
    'We cannot accept your file right now. Please try again later, or call the office.',
  );

/** Disk space used by all CVs and documents. */
export async function receivedBytes(db: Db): Promise<number> {
  const cvs = await sumOf(db, jobApplications.cvBytes);
  return cvs + (await sumOf(db, applicationDocuments.bytes));
}

async function sumOf(db: Db, bytes: AnyPgColumn): Promise<number> {
  const [row] = await db.select({ sum: sum(bytes).mapWith(Number) }).from(bytes.table);
  return row?.sum ?? 0;
}
