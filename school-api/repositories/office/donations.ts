import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { donations } from '../../db/schema/donations';
import { paymentOrders } from '../../db/schema/orders';
import { outbox } from '../../db/schema/outbox';
import { matching, type OfficeFilter, type Slice } from './filter';

const state = sql<string>`coalesce(${paymentOrders.state}, 'created')`;

const itsOrder = and(
  eq(paymentOrders.purpose, 'donation'),
  eq(paymentOrders.subjectId, donations.id),
);
const itsReceipt = eq(outbox.key, sql`'receipt:' || ${paymentOrders.id}`);

function select(db: Db) {
  return db
    .select({
      donation: donations,
      state,
      amount: paymentOrders.amount,
      paymentId: paymentOrders.paymentId,
      paidAt: paymentOrders.paidAt,
      receiptNumber: sql<string | null>`${outbox.data} ->> 'receiptNumber'`,
    })
    .from(donations)
    .leftJoin(paymentOrders, itsOrder)
    .leftJoin(outbox, itsReceipt);
}

export type OfficeDonation = Awaited<ReturnType<typeof listDonations>>[number];

/** Newest first. */
export function listDonations(db: Db, filter: OfficeFilter, { limit, offset }: Slice) {
  return select(db)
    .where(matching(filter, donations.createdAt, state))
    .orderBy(desc(donations.createdAt), desc(donations.id))
    .limit(limit)
    .offset(offset);
}

export async function countDonations(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(donations)
    .leftJoin(paymentOrders, itsOrder)
    .where(matching(filter, donations.createdAt, state));
  return row?.count ?? 0;
}

export async function showDonation(db: Db, id: string): Promise<OfficeDonation | undefined> {
  const [row] = await select(db).where(eq(donations.id, id));
  return row;
}
