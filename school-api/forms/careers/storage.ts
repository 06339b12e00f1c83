import { sum } from 'drizzle-orm';
import { CV_MAX_BYTES } from '@/contract';
import { type Db, jobApplications } from '../../db';
import { ApiError, countLimitReached, freeBytes, type Log } from '../../platform';
import type { CvSettings } from '../variables';

/**
 * Throws when the quota of CVs or the free disk space is used up. Checked before the upload and again
 * before storing, because uploads run concurrently.
 */
export async function requireStorageSpace(db: Db, log: Log, settings: CvSettings): Promise<void> {
  if ((await cvBytes(db)) + CV_MAX_BYTES > settings.quotaBytes) {
    countLimitReached('cv-storage');
    log.error({ event: 'cv-storage-full' }, 'CV refused: SCHOOL_CV_QUOTA_MB is used up');
    throw full();
  }
  if ((await freeBytes(settings.folder)) < settings.reserveBytes) {
    countLimitReached('disk');
    log.error({ event: 'disk-low' }, 'CV refused: the disk is nearly full');
    throw full();
  }
}

const full = () =>
  new ApiError(
    'unavailable',
    'We cannot accept your CV right now. Please try again later, or call the office.',
  );

/** What all stored CVs take on the disk. */
export async function cvBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(jobApplications.cvBytes).mapWith(Number) })
    .from(jobApplications);
  return row?.bytes ?? 0;
}
