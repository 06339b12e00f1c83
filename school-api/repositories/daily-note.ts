import { and, count, eq, gt, gte, lt, lte, max, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import { jobApplications } from '../db/schema/jobs';
import { contactMessages } from '../db/schema/messages';
import { type Purpose, paymentOrders } from '../db/schema/orders';
import { outbox } from '../db/schema/outbox';
import { CODE_KINDS } from '../mail/mail-data';

type Period = { since: Date; until: Date };

export async function hasNote(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key));
  return rows.length > 0;
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

/** A mail is tried soon after it is due, and only then given up. */
const TRIED_WITHIN_MS = 10 * 60_000;

/** What has come in, and which mails were given up, in numbers. */
export async function countDay(db: Db, period: Period) {
  const earlier = {
    since: new Date(period.since.getTime() - TRIED_WITHIN_MS),
    until: new Date(period.until.getTime() - TRIED_WITHIN_MS),
  };
  const isDead = and(eq(outbox.state, 'dead'), notInArray(outbox.kind, [...CODE_KINDS]));
  return {
    applications: await total(db, applications, within(applications.completedAt, period)),
    fees: await total(db, paymentOrders, isPaid('admission', period)),
    gifts: await total(db, paymentOrders, isPaid('donation', period)),
    returned: await total(db, paymentOrders, hasReturned(period)),
    messages: await total(db, contactMessages, within(contactMessages.createdAt, period)),
    cvs: await total(db, jobApplications, within(jobApplications.createdAt, period)),
    givenUp: await total(db, outbox, and(isDead, within(outbox.nextTryAt, earlier))),
  };
}

function within(column: PgColumn, { since, until }: Period): SQL | undefined {
  return and(gt(column, since), lte(column, until));
}

function isPaid(purpose: Purpose, period: Period): SQL | undefined {
  const { state, test, paidAt, returned, amount } = paymentOrders;
  return and(
    eq(paymentOrders.purpose, purpose),
    eq(state, 'paid'),
    eq(test, false),
    lt(returned, amount),
    within(paidAt, period),
  );
}

/** Of which money went back, in part or whole. */
function hasReturned(period: Period): SQL | undefined {
  const { test, returned, returnedAt } = paymentOrders;
  return and(eq(test, false), gt(returned, 0), within(returnedAt, period));
}

async function total(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(table).where(where);
  return row?.count ?? 0;
}
