import { and, asc, eq, gte, inArray, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  capturedPayments,
  type Db,
  disputes,
  type PaymentOrder,
  paymentOrders,
  receipts,
  refunds,
} from '../../db';
import { DAY_MS } from '../../platform';
import { readMoneyRows } from './after-paid-rows';
import { moneyOf } from './money';

const CASE_KINDS = [
  'second-payment',
  'refund-failed',
  'dispute-open',
  'restored',
  'fee-without-application',
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Something after a payment that the office must handle. */
type Case = {
  kind: CaseKind;
  order: Pick<PaymentOrder, 'id' | 'purpose' | 'test'>;
  amount: number;
  paymentId: string;
  since: Date;
  /** A fee without an application, which no office list shows. */
  payer?: { name: string; email: string };
};

/** After this time a failed refund that was not repeated counts as repaid in another way. */
const FAILED_MS = 30 * 24 * 3_600_000;

/** The provider cannot tell when the office has checked the details. */
const RESTORED_MS = 14 * DAY_MS;

type Options = { now: Date; test?: boolean };

/** Oldest first. */
export async function findCases(db: Db, { now, test = false }: Options): Promise<Case[]> {
  const cases = [
    ...(await secondPayments(db, test)),
    ...(await failedRefunds(db, test, new Date(now.getTime() - FAILED_MS))),
    ...(await openDisputes(db, test)),
    ...(await restoredOrders(db, test, new Date(now.getTime() - RESTORED_MS))),
  ];
  return cases.sort((a, b) => a.since.getTime() - b.since.getTime());
}

export async function countCases(db: Db, now: Date): Promise<Record<CaseKind, number>> {
  const counts = {
    'second-payment': 0,
    'refund-failed': 0,
    'dispute-open': 0,
    restored: 0,
    'fee-without-application': 0,
  };
  for (const { kind } of await findCases(db, { now })) counts[kind] += 1;
  return counts;
}

export async function countOpenCases(db: Db, now: Date): Promise<number> {
  return (await findCases(db, { now })).length;
}

const order = {
  id: paymentOrders.id,
  purpose: paymentOrders.purpose,
  test: paymentOrders.test,
};

const withTests = (test: boolean) => (test ? undefined : eq(paymentOrders.test, false));

async function secondPayments(db: Db, test: boolean): Promise<Case[]> {
  const several = await db
    .select({ orderId: capturedPayments.orderId })
    .from(capturedPayments)
    .where(sql`${capturedPayments.nth} = 2`);
  if (several.length === 0) return [];
  const ids = several.map(({ orderId }) => orderId);
  const orders = await db
    .select()
    .from(paymentOrders)
    .where(and(inArray(paymentOrders.id, ids), withTests(test)));
  const cases: Case[] = [];
  for (const { id, purpose, amount, paymentId: paid, test: isTest } of orders) {
    const rows = await readMoneyRows(db, id);
    const { surplus, kept } = moneyOf(amount, rows);
    const second = rows.payments.find(
      (payment) => payment.id !== paid && kept.includes(payment.id),
    );
    if (surplus === 0 || second === undefined) continue;
    const what = { kind: 'second-payment', amount: surplus, paymentId: second.id } as const;
    cases.push({ ...what, order: { id, purpose, test: isTest }, since: second.seenAt });
  }
  return cases;
}

/** Until another refund of the same payment is in progress. */
async function failedRefunds(db: Db, test: boolean, seenSince: Date): Promise<Case[]> {
  const later = alias(refunds, 'later');
  const isRepeated = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.paymentId, refunds.paymentId),
        or(eq(later.state, 'processed'), eq(later.state, 'pending')),
        gte(later.createdAt, refunds.createdAt),
      ),
    );
  const rows = await db
    .select({ order, refund: refunds })
    .from(refunds)
    .innerJoin(paymentOrders, eq(paymentOrders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, 'failed'),
        gte(refunds.seenAt, seenSince),
        notExists(isRepeated),
        withTests(test),
      ),
    )
    .orderBy(asc(refunds.seenAt));
  return rows.map(({ order: of, refund: { amount, paymentId, seenAt } }) => ({
    kind: 'refund-failed' as const,
    order: of,
    amount,
    paymentId,
    since: seenAt,
  }));
}

async function openDisputes(db: Db, test: boolean): Promise<Case[]> {
  const rows = await db
    .select({ order, dispute: disputes })
    .from(disputes)
    .innerJoin(paymentOrders, eq(paymentOrders.id, disputes.orderId))
    .where(and(eq(disputes.state, 'open'), withTests(test)))
    .orderBy(asc(disputes.seenAt));
  return rows.map(({ order: of, dispute: { amount, paymentId, seenAt } }) => ({
    kind: 'dispute-open' as const,
    order: of,
    amount,
    paymentId,
    since: seenAt,
  }));
}

async function restoredOrders(db: Db, test: boolean, restoredSince: Date): Promise<Case[]> {
  const { subjectId, amount, paymentId, restoredAt } = paymentOrders;
  const restored = await db
    .select({ order, subjectId, amount, paymentId, since: restoredAt })
    .from(paymentOrders)
    .where(and(gte(restoredAt, restoredSince), withTests(test)))
    .orderBy(asc(restoredAt));
  // By their ids: in a join, PostgreSQL would read all receipts.
  const ids = restored.map((row) => row.order.id);
  const paid = await db
    .select({ id: receipts.sourceId, name: receipts.payerName, email: receipts.email })
    .from(receipts)
    .where(inArray(receipts.sourceId, ids));
  const payers = new Map(paid.map(({ id, ...payer }) => [id, payer]));
  return restored.flatMap(({ subjectId: subject, paymentId, since, ...row }) => {
    const payer = payers.get(row.order.id);
    if (since === null || payer === undefined) return [];
    const found = { ...row, paymentId: paymentId ?? '', since };
    return subject === row.order.id
      ? { ...found, kind: 'fee-without-application' as const, payer }
      : { ...found, kind: 'restored' as const };
  });
}
