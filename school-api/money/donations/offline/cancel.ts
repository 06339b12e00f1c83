import { eq } from 'drizzle-orm';
import { type Db, transfers } from '../../../db';
import { enqueueMail } from '../../../mail';
import { cancel, type DonationWithReceipt, isReceipt, lockGift } from './rows';

type Cancelled =
  | { done: true; mailed: boolean }
  | { done: false; why: 'unknown' | 'online' }
  | { done: false; why: 'cancelled'; reason: string };

/** The number stays; the receipt becomes void and the donor is told. */
export function cancelOfflineDonation(
  db: Db,
  number: string,
  { reason, now }: { reason: string; now: Date },
): Promise<Cancelled> {
  return db.transaction(async (tx) => {
    const found = await lockGift(tx, number);
    if (found === undefined) {
      return { done: false, why: (await isReceipt(tx, number)) ? 'online' : 'unknown' };
    }
    const { cancelledAt, cancelReason } = found.gift;
    if (cancelledAt !== null) return { done: false, why: 'cancelled', reason: cancelReason };
    await cancel(tx, found, reason, now);
    // Its transfer is open again.
    await tx.update(transfers).set({ giftId: null }).where(eq(transfers.giftId, found.gift.id));
    return { done: true, mailed: await tellDonor(tx, found, reason, now) };
  });
}

async function tellDonor(
  tx: Db,
  { gift, receipt }: DonationWithReceipt,
  reason: string,
  now: Date,
): Promise<boolean> {
  if (gift.email === '') return false;
  const { donorName, amount } = gift;
  const givenOn = gift.givenOn.toISOString();
  const data = { receiptNumber: receipt.number, donorName, amount, givenOn, reason };
  const key = `gift-cancelled:${gift.id}`;
  return enqueueMail(tx, { key, kind: 'gift-cancelled', to: gift.email, data }, now);
}
