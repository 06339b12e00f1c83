import { and, count, eq, gte, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { applications, codeSends, oneTimeCodes } from '../db/schema/applications';
import { jobApplications } from '../db/schema/jobs';
import { mailboxCodes, mailboxGrants } from '../db/schema/mailbox';
import { paymentOrders } from '../db/schema/orders';
import { outbox } from '../db/schema/outbox';

const oldCodes = (before: Date) => lt(oneTimeCodes.expiresAt, before);
const oldProofs = (before: Date) => lt(mailboxCodes.expiresAt, before);
const oldGrants = (before: Date) => lt(mailboxGrants.expiresAt, before);
const oldSends = (before: Date) => lt(codeSends.sentAt, before);
/** Mails with codes: their recipients remain after the code was deleted. */
const oldCodeMails = (before: Date) =>
  and(eq(outbox.kind, 'otp'), ne(outbox.state, 'pending'), lt(outbox.createdAt, before));
const oldCvs = (before: Date) =>
  and(ne(jobApplications.cvFile, ''), lt(jobApplications.createdAt, before));

/** Unpaid, inactive, and without a recent checkout whose payment might still arrive. */
function abandoned(db: Db, before: Date) {
  const order = db
    .select({ one: sql`1` })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.purpose, 'admission'),
        eq(paymentOrders.subjectId, applications.id),
        or(eq(paymentOrders.state, 'paid'), gte(paymentOrders.openedAt, before)),
      ),
    );
  const last = sql`coalesce(${applications.completedAt}, ${applications.verifiedAt}, ${applications.createdAt})`;
  return and(sql`${last} < ${before.toISOString()}::timestamptz`, notExists(order));
}

export async function countCodes(db: Db, before: Date): Promise<number> {
  const codes = await total(db, oneTimeCodes, oldCodes(before));
  const sends = await total(db, codeSends, oldSends(before));
  const proofs = await total(db, mailboxCodes, oldProofs(before));
  const grants = await total(db, mailboxGrants, oldGrants(before));
  return codes + sends + proofs + grants + (await total(db, outbox, oldCodeMails(before)));
}

export async function deleteCodes(tx: Db, before: Date): Promise<void> {
  await tx.delete(oneTimeCodes).where(oldCodes(before));
  await tx.delete(codeSends).where(oldSends(before));
  await tx.delete(mailboxCodes).where(oldProofs(before));
  await tx.delete(mailboxGrants).where(oldGrants(before));
  await tx.delete(outbox).where(oldCodeMails(before));
}

export function countAbandoned(db: Db, before: Date): Promise<number> {
  return total(db, applications, abandoned(db, before));
}

/** Deletes up to `limit` applications with their codes; returns the number. */
export async function deleteAbandoned(tx: Db, before: Date, limit: number): Promise<number> {
  const batch = tx
    .select({ id: applications.id })
    .from(applications)
    .where(abandoned(tx, before))
    .limit(limit)
    .for('update', { skipLocked: true });
  const deleted = await tx
    .delete(applications)
    .where(inArray(applications.id, batch))
    .returning({ id: applications.id });
  for (const { id } of deleted) {
    await tx.delete(outbox).where(sql`starts_with(${outbox.key}, ${`otp:${id}:`})`);
  }
  return deleted.length;
}

export function countCvs(db: Db, before: Date): Promise<number> {
  return total(db, jobApplications, oldCvs(before));
}

/** Clears up to `limit` file names; returns them. */
export async function clearCvs(tx: Db, before: Date, limit: number): Promise<string[]> {
  const batch = await tx
    .select({ id: jobApplications.id, cvFile: jobApplications.cvFile })
    .from(jobApplications)
    .where(oldCvs(before))
    .limit(limit)
    .for('update');
  const ids = batch.map(({ id }) => id);
  if (ids.length === 0) return [];
  const empty = { cvFile: '', cvBytes: 0 };
  await tx.update(jobApplications).set(empty).where(inArray(jobApplications.id, ids));
  return batch.map(({ cvFile }) => cvFile);
}

type Counted =
  | typeof oneTimeCodes
  | typeof codeSends
  | typeof mailboxCodes
  | typeof mailboxGrants
  | typeof outbox
  | typeof applications
  | typeof jobApplications;

async function total(db: Db, table: Counted, where: ReturnType<typeof and>): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}
