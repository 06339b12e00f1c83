import { count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { offlineGifts } from '../../db/schema/donations';
import { receipts } from '../../db/schema/receipts';
import { matching, type OfficeFilter, type RecordId, type Slice } from './filter';

const state = sql<string>`case when ${offlineGifts.cancelledAt} is null then 'valid' else 'cancelled' end`;

/** Days are those on which the gifts were given. */
function matches(filter: OfficeFilter): SQL | undefined {
  const { id, givenOn: createdAt } = offlineGifts;
  return matching(filter, { id, createdAt }, state);
}

const newest = [desc(offlineGifts.givenOn), desc(receipts.number)];

const select = (db: Db) =>
  db
    .select({ gift: offlineGifts, receiptNumber: receipts.number, state })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id));

export type OfficeGift = Awaited<ReturnType<typeof listGifts>>[number];

export function listGifts(db: Db, filter: OfficeFilter, { limit, offset }: Slice) {
  return select(db)
    .where(matches(filter))
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
}

export async function listGiftIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const rows = await select(db)
    .where(matches(filter))
    .orderBy(...newest);
  return rows.map(({ gift }) => gift.id);
}

export async function countGifts(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(offlineGifts).where(matches(filter));
  return row?.count ?? 0;
}

/** By the number of its receipt or its own id. */
export async function showGift(db: Db, id: string): Promise<OfficeGift | undefined> {
  const [row] = await select(db).where(or(eq(receipts.number, id), eq(offlineGifts.id, id)));
  return row;
}
