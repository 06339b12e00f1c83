import { eq } from 'drizzle-orm';
import { type Db, first, offlineGifts, receipts, transfers } from '../../../db';
import { enqueueMail } from '../../../mail';
import { type DonationWithReceipt, selectGifts } from './rows';

type Options = { reason: string; now: Date };

/**
 * The number stays; the receipt becomes void and the donor is told. False for an unknown number, and for a
 * donation that was cancelled before.
 */
export function cancelOfflineDonation(db: Db, number: string, options: Options): Promise<boolean> {
  const { reason, now } = options;
  return db.transaction(async (tx) => {
    const isReceipt = eq(receipts.number, number);
    const found = await first(selectGifts(tx).where(isReceipt).for('update'));
    if (found === undefined || found.gift.cancelledAt !== null) return false;
    const { id } = found.gift;
    const cancelled = { cancelledAt: now, cancelReason: reason };
    await tx.update(offlineGifts).set(cancelled).where(eq(offlineGifts.id, id));
    await tx.update(receipts).set({ voidedAt: now, voidReason: reason }).where(isReceipt);
    // Its transfer is open again.
    await tx.update(transfers).set({ giftId: null }).where(eq(transfers.giftId, id));
    await tellDonor(tx, found, options);
    return true;
  });
}

async function tellDonor(tx: Db, { gift, receipt }: DonationWithReceipt, { reason, now }: Options) {
  if (gift.email === '') return;
  const { donorName, amount } = gift;
  const givenOn = gift.givenOn.toISOString();
  const data = { receiptNumber: receipt.number, donorName, amount, givenOn, reason };
  const key = `gift-cancelled:${gift.id}`;
  await enqueueMail(tx, { key, kind: 'gift-cancelled', to: gift.email, data }, now);
}
