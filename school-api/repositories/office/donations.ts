import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { donations } from '../../db/schema/donations';
import { paymentOrders } from '../../db/schema/orders';
import { receipts } from '../../db/schema/receipts';
import {
  excludeTests,
  matching,
  type OfficeFilter,
  orderOf,
  type RecordId,
  type Slice,
} from './filter';

const state = sql<string>`coalesce(${paymentOrders.state}, 'created')`;

const orderJoin = (filter?: OfficeFilter) => orderOf('donation', donations.id, filter);
const receiptJoin = eq(receipts.sourceId, paymentOrders.id);

function select(db: Db, filter?: OfficeFilter) {
  return db
    .select({
      donation: donations,
      state,
      test: paymentOrders.test,
      amount: paymentOrders.amount,
      paymentId: paymentOrders.paymentId,
      paidAt: paymentOrders.paidAt,
      receiptNumber: receipts.number,
      returned: paymentOrders.returned,
      returnedAt: paymentOrders.returnedAt,
      voidedAt: receipts.voidedAt,
    })
    .from(donations)
    .leftJoin(paymentOrders, orderJoin(filter))
    .leftJoin(receipts, receiptJoin);
}

export type OfficeDonation = Awaited<ReturnType<typeof listDonations>>[number];

/** Newest first. */
export function listDonations(db: Db, filter: OfficeFilter, { limit, offset }: Slice) {
  return select(db, filter)
    .where(and(matching(filter, donations, state), excludeTests(filter)))
    .orderBy(desc(donations.createdAt), desc(donations.id))
    .limit(limit)
    .offset(offset);
}

/** Newest first. */
export async function listDonationIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const rows = await db
    .select({ id: donations.id })
    .from(donations)
    .leftJoin(paymentOrders, orderJoin())
    .where(and(matching(filter, donations, state), excludeTests(filter)))
    .orderBy(desc(donations.createdAt), desc(donations.id));
  return rows.map(({ id }) => id);
}

export async function countDonations(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(donations)
    .leftJoin(paymentOrders, orderJoin())
    .where(and(matching(filter, donations, state), excludeTests(filter)));
  return row?.count ?? 0;
}

export async function showDonation(db: Db, id: string): Promise<OfficeDonation | undefined> {
  const [row] = await select(db).where(eq(donations.id, id));
  return row;
}
