import { eq } from 'drizzle-orm';
import { type Db, first, offlineDonations, receipts, transfers } from '../../../db';
import { enqueueMail, receiptMailKey, withdrawForGood } from '../../../mail';
import { selectDonations, type WithReceipt } from './rows';

type Options = { reason: string; now: Date };

/**
 * The number stays; the receipt becomes void and the donor is notified. Returns the bank transfers that
 * are open again; false for an unknown number, or a donation cancelled before.
 */
export function cancelOfflineDonation(
  db: Db,
  number: string,
  options: Options,
): Promise<number[] | false> {
  const { reason, now } = options;
  return db.transaction(async (tx) => {
    const isReceipt = eq(receipts.number, number);
    const row = await first(selectDonations(tx).where(isReceipt).for('update'));
    if (row === undefined || row.donation.cancelledAt !== null) return false;
    const { id } = row.donation;
    const cancelled = { cancelledAt: now, cancelReason: reason };
    await tx.update(offlineDonations).set(cancelled).where(eq(offlineDonations.id, id));
    await tx.update(receipts).set({ voidedAt: now, voidReason: reason }).where(isReceipt);
    const reopened = await tx
      .update(transfers)
      .set({ offlineDonationId: null })
      .where(eq(transfers.offlineDonationId, id))
      .returning({ id: transfers.id });
    const key = receiptMailKey(row.receipt.sourceId);
    await withdrawForGood(tx, key, 'the donation was cancelled');
    await emailDonor(tx, row, options);
    return reopened.map((transfer) => transfer.id);
  });
}

async function emailDonor(tx: Db, { donation, receipt }: WithReceipt, { reason, now }: Options) {
  if (donation.email === '') return;
  const { donorName, amount } = donation;
  const givenOn = donation.givenOn.toISOString();
  const data = { receiptNumber: receipt.number, donorName, amount, givenOn, reason };
  const key = `donation-cancelled:${donation.id}`;
  await enqueueMail(tx, { key, kind: 'donation-cancelled', to: donation.email, data }, now);
}
