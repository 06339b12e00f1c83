import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  applicationDocuments,
  applications,
  contactMessages,
  type Db,
  disputes,
  isAny,
  jobApplications,
  officePeople,
  outbox,
  type Purpose,
  paymentOrders,
  receipts,
  refunds,
} from '../../db';
import { isUndelivered, undeliveredSince } from '../../mail';
import { BY_FAMILY, listUndelivered } from '../../records';

type Period = { since: Date; until: Date };

export const hasNote = (db: Db, key: string) =>
  isAny(db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)));

/** Staff who work with families and donors, and their notes (office/people/preferences). */
export function listReaders(db: Db) {
  const { id, email, role, preferences, joinedAt, leftAt } = officePeople;
  const wants = (note: string) =>
    sql<boolean>`coalesce(${preferences} -> 'mails' ->> ${note}, 'true') = 'true'`;
  return db
    .select({ id, email, role, day: wants('day'), failed: wants('failed') })
    .from(officePeople)
    .where(and(ne(role, 'editor'), isNotNull(joinedAt), isNull(leftAt)));
}

/** When the newest note of a period was written. */
export async function findLastNote(db: Db, { since, until }: Period): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(outbox.createdAt) })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'office-day'),
        gte(outbox.createdAt, since),
        lte(outbox.createdAt, until),
      ),
    );
  return row?.at ?? null;
}

/** An email is attempted soon after it is due, and only then abandoned. */
const TRIED_WITHIN_MS = 10 * 60_000;

/** The period in which the emails were due that were abandoned in this one. */
const earlier = ({ since, until }: Period): Period => ({
  since: new Date(since.getTime() - TRIED_WITHIN_MS),
  until: new Date(until.getTime() - TRIED_WITHIN_MS),
});

/**
 * Counts of new records and undelivered emails. A payment counts when it was recorded, because an
 * earlier note may have covered its own day.
 */
export async function countDay(db: Db, period: Period) {
  return {
    applications: await db.$count(applications, within(applications.completedAt, period)),
    fees: await db.$count(receipts, isReceived('admission', period)),
    documents: await db.$count(applicationDocuments, within(applicationDocuments.sentAt, period)),
    withdrawals: await db.$count(applications, isWithdrawnByFamily(period)),
    donations: await db.$count(receipts, isReceived('donation', period)),
    returned: await db.$count(paymentOrders, hasReturned(db, period)),
    messages: await db.$count(contactMessages, within(contactMessages.createdAt, period)),
    cvs: await db.$count(jobApplications, within(jobApplications.createdAt, period)),
    givenUp: await db.$count(outbox, and(isUndelivered, within(outbox.nextTryAt, earlier(period)))),
  };
}

/** The same emails, each with the roles that find it on Today. */
export async function listNewlyUndelivered(db: Db, period: Period) {
  const { since, until } = earlier(period);
  const mails = await listUndelivered(db, undeliveredSince(until));
  return mails.filter(({ nextTryAt: at }) => at > since && at <= until);
}

function within(column: PgColumn, { since, until }: Period): SQL | undefined {
  return and(gt(column, since), lte(column, until));
}

function isWithdrawnByFamily(period: Period): SQL | undefined {
  const { officeState, officeStateBy, officeStateAt } = applications;
  const isWithdrawn = and(eq(officeState, 'withdrawn'), eq(officeStateBy, BY_FAMILY));
  return and(isWithdrawn, within(officeStateAt, period));
}

function isReceived(purpose: Purpose, period: Period): SQL | undefined {
  const { method, test, voidedAt, issuedAt } = receipts;
  return and(
    eq(receipts.purpose, purpose),
    eq(method, 'online'),
    eq(test, false),
    isNull(voidedAt),
    within(issuedAt, period),
  );
}

/** Orders refunded in part or in full. */
function hasReturned(db: Db, period: Period): SQL | undefined {
  const { id, test, returned } = paymentOrders;
  const refunded = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(and(eq(refunds.state, 'processed'), within(refunds.seenAt, period)));
  const lost = db
    .select({ id: disputes.orderId })
    .from(disputes)
    .where(and(eq(disputes.state, 'lost'), within(disputes.seenAt, period)));
  return and(eq(test, false), gt(returned, 0), or(inArray(id, refunded), inArray(id, lost)));
}
