import { eq, sql } from 'drizzle-orm';
import { type Db, first, type Receipt, receipts } from '../../db';

type Returned = {
  /** Paise returned so far. */
  returned: number;
  byDispute: boolean;
  at: Date;
};

/**
 * Records the returned amount on a receipt. Until nothing is left, the receipt is valid for the rest; then it
 * is void. It keeps its number. Undefined if there is no receipt.
 */
export async function markReturned(
  tx: Db,
  sourceId: string,
  { returned, byDispute, at }: Returned,
): Promise<Receipt | undefined> {
  const isVoid = sql`${returned}::bigint >= ${receipts.amount}`;
  const reason = byDispute ? 'Taken back by the bank after a dispute' : 'Refunded';
  return first(
    tx
      .update(receipts)
      .set({
        returned,
        voidedAt: sql`case when ${isVoid} then ${at.toISOString()}::timestamptz end`,
        voidReason: sql`case when ${isVoid} then ${reason} else '' end`,
      })
      .where(eq(receipts.sourceId, sourceId))
      .returning(),
  );
}
