import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, donations, paymentOrders, receipts } from '../../db';
import { excludeTests, matching, type OfficeFilter, orderOf, type Slice } from './filter';
import { countRecords, listIds } from './records-with-order';

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
export function listDonations(db: Db, filter: OfficeFilter, { limit }: Slice) {
  return select(db, filter)
    .where(and(matching(filter, donations, state), excludeTests(filter)))
    .orderBy(desc(donations.createdAt), desc(donations.id))
    .limit(limit);
}

const records = { table: donations, purpose: 'donation', state } as const;

export const listDonationIds = (db: Db, filter: OfficeFilter) => listIds(db, records, filter);

export const countDonations = (db: Db, filter: OfficeFilter) => countRecords(db, records, filter);

export async function showDonation(db: Db, id: string): Promise<OfficeDonation | undefined> {
  const [row] = await select(db).where(eq(donations.id, id));
  return row;
}
