import { and, count, eq, gte, isNotNull, lte, max, min, sql } from 'drizzle-orm';
import { type Db, outbox, paymentEvents, paymentOrders } from '../../db';
import { receivedBytes } from '../../forms';
import { isUndelivered, waitingSince } from '../../mail';
import { type CaseKind, countCases } from '../../money';
import { DAY_MS } from '../../platform';

/** A payment usually completes within minutes; a longer one is checked. */
const UNCERTAIN_MS = 3_600_000;

export type Stats = {
  orders: { purpose: string; state: string; count: number }[];
  mails: { kind: string; state: string; count: number }[];
  /** Emails given up in the last seven days that somebody still lacks. */
  missed: number;
  /** Since when none of the due emails was sent. */
  mailSince: Date | null;
  /** Due time of the most overdue check of an order. */
  checkSince: Date | null;
  /** When the last real order was paid, and when the provider last sent an event. */
  paidAt: Date | null;
  webhookAt: Date | null;
  /** Orders opened over an hour ago whose outcome is unknown. */
  uncertain: number;
  /** The office's open cases about paid orders. */
  cases: Record<CaseKind, number>;
  cvBytes: number;
};

/** A fully refunded order brought no money. */
const state = sql<string>`case when ${paymentOrders.state} = 'paid'
  and ${paymentOrders.returned} >= ${paymentOrders.amount} then 'refunded' else ${paymentOrders.state} end`;

export async function readStats(db: Db, now: Date): Promise<Stats> {
  const orders = await db
    .select({ purpose: paymentOrders.purpose, state, count: count() })
    .from(paymentOrders)
    .where(eq(paymentOrders.test, false))
    .groupBy(paymentOrders.purpose, state);
  const mails = await db
    .select({ kind: outbox.kind, state: outbox.state, count: count() })
    .from(outbox)
    .groupBy(outbox.kind, outbox.state);
  const [check] = await db
    .select({ since: min(paymentOrders.checkAt) })
    .from(paymentOrders)
    .where(lte(paymentOrders.checkAt, now));
  const [paid] = await db
    .select({ at: max(paymentOrders.paidAt) })
    .from(paymentOrders)
    .where(eq(paymentOrders.test, false));
  const [webhook] = await db.select({ at: max(paymentEvents.receivedAt) }).from(paymentEvents);
  const isUncertain = and(
    eq(paymentOrders.test, false),
    eq(paymentOrders.state, 'attempted'),
    isNotNull(paymentOrders.checkAt),
    lte(paymentOrders.openedAt, new Date(now.getTime() - UNCERTAIN_MS)),
  );
  const lastWeek = new Date(now.getTime() - 7 * DAY_MS);
  return {
    orders,
    mails,
    missed: await db.$count(outbox, and(isUndelivered, gte(outbox.nextTryAt, lastWeek))),
    mailSince: await waitingSince(db, now),
    checkSince: check?.since ?? null,
    paidAt: paid?.at ?? null,
    webhookAt: webhook?.at ?? null,
    uncertain: await db.$count(paymentOrders, isUncertain),
    cases: await countCases(db, now),
    cvBytes: await receivedBytes(db),
  };
}
