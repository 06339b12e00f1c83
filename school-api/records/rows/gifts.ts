import { count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, offlineGifts, receipts } from '../../db';
import { idsOf, matching, type OfficeFilter, type RecordId, type Slice } from './filter';

export const giftStates = { valid: 'valid', cancelled: 'cancelled' } as const;

const state = sql<string>`case when ${offlineGifts.cancelledAt} is null then 'valid' else 'cancelled' end`;

/** Days are those on which the gifts were given. */
function matches(filter: OfficeFilter): SQL | undefined {
  const { id, givenOn: createdAt } = offlineGifts;
  return matching(filter, { id, createdAt }, state);
}

/** Gifts of one day as they were entered. */
const newest = [offlineGifts.givenOn, offlineGifts.createdAt, offlineGifts.id].map((one) =>
  desc(one),
);

const select = (db: Db) =>
  db
    .select({ gift: offlineGifts, receiptNumber: receipts.number, state })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id));

export type OfficeGift = Awaited<ReturnType<typeof listGifts>>[number];

export function listGifts(db: Db, filter: OfficeFilter, { limit }: Slice) {
  return select(db)
    .where(matches(filter))
    .orderBy(...newest)
    .limit(limit);
}

export function listGiftIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const sorted = db
    .select({ id: offlineGifts.id })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id))
    .where(matches(filter))
    .orderBy(...newest);
  return idsOf(db, sorted);
}

export async function countGifts(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(offlineGifts).where(matches(filter));
  return row?.count ?? 0;
}
