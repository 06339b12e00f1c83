import { and, eq, type SQL, sql } from 'drizzle-orm';
import { contactMessages, type Db, jobApplications, outbox } from '../db';
import { removeFiles } from '../forms';
import { type MailKind, mailWithKey } from '../mail';
import { mailPrefix } from './letters/mail-key';
import type { RecordKey } from './record-key';

const letterMails = (key: RecordKey): SQL => sql`starts_with(${outbox.key}, ${mailPrefix(key)})`;

/** Erases a message with its notes and letters, and the email to the office. False if there is none. */
export function eraseMessage(db: Db, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const deleted = await tx.delete(contactMessages).where(eq(contactMessages.id, id)).returning();
    await tx.delete(outbox).where(mailWithKey(`office-contact:${id}`));
    await tx.delete(outbox).where(letterMails({ kind: 'messages', id }));
    return deleted.length > 0;
  });
}

const ACKNOWLEDGEMENT: MailKind = 'job-acknowledgement';

/**
 * Erases a job application with its notes, emails and CV. The file is deleted after the rows: one
 * left by a crash is removed at the next start.
 */
export async function eraseJob(db: Db, id: number, cvFolder: string): Promise<boolean> {
  const deleted = await db.transaction(async (tx) => {
    const [job] = await tx.delete(jobApplications).where(eq(jobApplications.id, id)).returning();
    await tx.delete(outbox).where(mailWithKey(`office-job:${id}`));
    await tx.delete(outbox).where(letterMails({ kind: 'jobs', id }));
    if (job === undefined) return undefined;
    // Its key is a hash; an address has one such email per vacancy and day.
    await tx
      .delete(outbox)
      .where(
        and(
          eq(outbox.kind, ACKNOWLEDGEMENT),
          eq(outbox.recipient, job.email),
          sql`${outbox.data} ->> 'vacancy' = ${job.vacancy}`,
        ),
      );
    return job;
  });
  await removeFiles(cvFolder, deleted ? [deleted.cvFile] : []);
  return deleted !== undefined;
}
