import { eq, sql } from 'drizzle-orm';
import { type Db, type Receipt, receipts } from '../../db';

type Returned = {
  /** Paise that went back so far. */
  returned: number;
  byDispute: boolean;
  at: Date;
};

/**
 * Writes on a receipt what went back. It is void when nothing is left, and valid for the rest before;
 * the number stays. Undefined where there is none.
 */
export async function markReturned(
  tx: Db,
  sourceId: string,
  { returned, byDispute, at }: Returned,
): Promise<Receipt | undefined> {
  const isVoid = sql`${returned}::bigint >= ${receipts.amount}`;
  const reason = byDispute ? 'Taken back by the bank after a dispute' : 'Refunded';
  const [receipt] = await tx
    .update(receipts)
    .set({
      returned,
      voidedAt: sql`case when ${isVoid} then ${at.toISOString()}::timestamptz end`,
      voidReason: sql`case when ${isVoid} then ${reason} else '' end`,
    })
    .where(eq(receipts.sourceId, sourceId))
    .returning();
  return receipt;
}
