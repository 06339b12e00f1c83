import { and, eq, isNull } from 'drizzle-orm';
import { type Db, type OfflineGift, offlineGifts, type Receipt, receipts } from '../../../db';

export type DonationWithReceipt = { gift: OfflineGift; receipt: Receipt };

export async function insertGift(tx: Db, gift: typeof offlineGifts.$inferInsert): Promise<void> {
  await tx.insert(offlineGifts).values(gift);
}

const select = (tx: Db) =>
  tx
    .select({ gift: offlineGifts, receipt: receipts })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id));

export async function findOfflineDonation(
  tx: Db,
  id: string,
): Promise<DonationWithReceipt | undefined> {
  const [found] = await select(tx).where(eq(offlineGifts.id, id));
  return found;
}

/** A gift that stands under this reference. */
export async function findByReference(
  tx: Db,
  referenceKey: string,
): Promise<DonationWithReceipt | undefined> {
  const [found] = await select(tx).where(
    and(eq(offlineGifts.referenceKey, referenceKey), isNull(offlineGifts.cancelledAt)),
  );
  return found;
}

/** Locks the gift until the transaction ends. */
export async function lockGift(tx: Db, number: string): Promise<DonationWithReceipt | undefined> {
  const [found] = await select(tx).where(eq(receipts.number, number)).for('update');
  return found;
}

export async function isReceipt(tx: Db, number: string): Promise<boolean> {
  const found = await tx
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.number, number));
  return found.length > 0;
}

export async function cancel(
  tx: Db,
  { gift, receipt }: DonationWithReceipt,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .update(offlineGifts)
    .set({ cancelledAt: now, cancelReason: reason })
    .where(eq(offlineGifts.id, gift.id));
  await tx
    .update(receipts)
    .set({ voidedAt: now, voidReason: reason })
    .where(eq(receipts.number, receipt.number));
}
