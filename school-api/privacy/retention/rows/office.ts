import { and, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import {
  accessLog,
  combined,
  contactMessages,
  type Db,
  jobApplications,
  type OldRows,
  officeChallenges,
  officeCodes,
  officeLinks,
  officePasskeys,
  officePeople,
  officeSessions,
  oldRows,
  outbox,
  paymentEvents,
} from '../../../db';
import { removeFiles } from '../../../forms';
import { olderThan } from './older-than';

/** References to a person that have a separate retention period. */
const NAMING = [officeSessions, officeCodes, officeLinks, officeChallenges, officePasskeys];

/** People who left the office before then. */
const oldOfficePeople = oldRows(officePeople, officePeople.id, (db, before) =>
  and(
    lt(officePeople.leftAt, before),
    ...NAMING.map((table) =>
      notExists(db.select().from(table).where(eq(table.personId, officePeople.id))),
    ),
  ),
);

export const oldMessages = olderThan(
  contactMessages,
  contactMessages.id,
  contactMessages.createdAt,
);

export const oldMails = olderThan(outbox, outbox.id, outbox.createdAt);

const withCv = (before: Date) =>
  and(ne(jobApplications.cvFile, ''), lt(jobApplications.createdAt, before));

function countCvs(db: Db, before: Date): Promise<number> {
  return db.$count(jobApplications, withCv(before));
}

/** Clears up to `limit` file names; returns them. */
function clearCvs(db: Db, before: Date, limit: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const batch = await tx
      .select({ id: jobApplications.id, cvFile: jobApplications.cvFile })
      .from(jobApplications)
      .where(withCv(before))
      .limit(limit)
      .for('update');
    const ids = batch.map(({ id }) => id);
    if (ids.length === 0) return [];
    const empty = { cvFile: '', cvBytes: 0 };
    await tx.update(jobApplications).set(empty).where(inArray(jobApplications.id, ids));
    return batch.map(({ cvFile }) => cvFile);
  });
}

/** Their CVs are removed first: see the order in retention/kinds.ts. */
export const oldJobs = olderThan(jobApplications, jobApplications.id, jobApplications.createdAt);

/** The database refuses to delete anything younger than a year by its own clock. */
export const oldLogs = combined(
  oldRows(accessLog, accessLog.id, (_, before) =>
    and(lt(accessLog.at, before), sql`${accessLog.at} < now() - interval '1 year'`),
  ),
  olderThan(paymentEvents, paymentEvents.id, paymentEvents.receivedAt),
  // Kept as long as the log names them.
  oldOfficePeople,
);

export function oldCvs(folder: string): OldRows {
  return {
    count: countCvs,
    remove: async (db, before, limit) => {
      // Rows first: after a crash, files without a row are removed at the next start.
      const files = await clearCvs(db, before, limit);
      await removeFiles(folder, files);
      return files.length;
    },
  };
}
