import { and, count, eq, lte, min } from 'drizzle-orm';
import type { Db } from '../db/db';
import { paymentOrders } from '../db/schema/orders';
import { outbox } from '../db/schema/outbox';

export type Figures = {
  orders: { purpose: string; state: string; count: number }[];
  mails: { kind: string; state: string; count: number }[];
  /** Since when the oldest mail waits, and since when the oldest order should have been asked about. */
  mailSince: Date | null;
  checkSince: Date | null;
};

/** How the school's work stands, in numbers. */
export async function readFigures(db: Db, now: Date): Promise<Figures> {
  const orders = await db
    .select({ purpose: paymentOrders.purpose, state: paymentOrders.state, count: count() })
    .from(paymentOrders)
    .groupBy(paymentOrders.purpose, paymentOrders.state);
  const mails = await db
    .select({ kind: outbox.kind, state: outbox.state, count: count() })
    .from(outbox)
    .groupBy(outbox.kind, outbox.state);
  const [mail] = await db
    .select({ since: min(outbox.createdAt) })
    .from(outbox)
    .where(and(eq(outbox.state, 'pending'), lte(outbox.createdAt, now)));
  const [check] = await db
    .select({ since: min(paymentOrders.checkAt) })
    .from(paymentOrders)
    .where(lte(paymentOrders.checkAt, now));
  return { orders, mails, mailSince: mail?.since ?? null, checkSince: check?.since ?? null };
}
