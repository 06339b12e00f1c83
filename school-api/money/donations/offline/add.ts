import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { transferKey } from '@/contract';
import {
  type Db,
  first,
  offlineDonations,
  type Receipt,
  takeAdvisoryLock,
  transfers,
} from '../../../db';
import { newId } from '../../payments/new-id';
import { mailDonationReceipt } from '../../receipts/donation-mail';
import { issueReceipt } from '../../receipts/issue';
import { readPanKey } from '../../tax/pan-key';
import { findTaxId, saveTaxId } from '../../tax/tax-ids';
import type { TaxSettings } from '../../tax/variables';
import type { OfflineDonationInput } from './input';
import { findOfflineDonation, selectDonations } from './rows';

type AddedDonation =
  /** `isSame`: what is stored is what was sent, and valid. */
  | { added: true; isNew: boolean; isSame: boolean; receipt: Receipt }
  /** The receipt of the donation with the same reference; none if the transfer has changed. */
  | { added: false; before?: Receipt };

type Options = {
  again: boolean;
  now: Date;
  id?: string;
  /** Encrypts the PAN; without it, none is stored. */
  tax?: Pick<TaxSettings, 'panKey'>;
  /** The number of its bank transfer. */
  transferId?: number;
  /** The amounts that the page showed of it. */
  shown?: string;
};

/**
 * Stores the donation, its receipt, the PAN and the receipt's email in one transaction, so that no number
 * is lost. The id comes from the form, so that a form sent twice adds one donation.
 */
export function addOfflineDonation(
  db: Db,
  { pan, ...input }: OfflineDonationInput,
  { again, now, id: newDonation = newId('bank'), tax, transferId = 0, shown }: Options,
): Promise<AddedDonation> {
  const panKey = pan && tax ? readPanKey(tax.panKey) : undefined;
  return db.transaction(async (tx) => {
    // A colleague has recorded the same donation meanwhile.
    const isTransfer = eq(transfers.id, transferId);
    const [known] = await tx.select().from(transfers).where(isTransfer).for('update');
    const id = known?.offlineDonationId ?? newDonation;
    await takeAdvisoryLock(tx, 'donation-id', id);
    const sentTwice = await findOfflineDonation(tx, id);
    if (sentTwice !== undefined) {
      const { donation, receipt } = sentTwice;
      const isSame =
        isDeepStrictEqual({ ...donation, ...input, cancelledAt: null }, donation) &&
        (!pan || !panKey || !!(await findTaxId(tx, receipt.number, panKey))?.isSame(pan));
      return { added: true, isNew: false, isSame, receipt };
    }
    const amounts = known ? `${known.bankAmount} ${known.reportedAmount}` : '';
    if (shown !== undefined && shown !== amounts) return { added: false };
    const referenceKey = transferKey(input.reference);
    if (referenceKey !== '') {
      // Two people with the same slip: the second waits and is asked to confirm.
      await takeAdvisoryLock(tx, 'donation-reference', referenceKey);
      const isSame = and(
        eq(offlineDonations.referenceKey, referenceKey),
        isNull(offlineDonations.cancelledAt),
      );
      const before = again ? undefined : await first(selectDonations(tx).where(isSame));
      if (before !== undefined) return { added: false, before: before.receipt };
    }
    await tx.insert(offlineDonations).values({ ...input, id, referenceKey, createdAt: now });
    const receipt = await issueReceipt(tx, receiptOf(id, input, now));
    if (pan && panKey) {
      await saveTaxId(tx, { receiptNumber: receipt.number, pan, panKey, now });
    }
    await tx.update(transfers).set({ offlineDonationId: id }).where(isTransfer);
    await mailDonationReceipt(tx, receipt, { now, hasPan: panKey !== undefined });
    return { added: true, isNew: true, isSame: true, receipt };
  });
}

function receiptOf(sourceId: string, input: Omit<OfflineDonationInput, 'pan'>, now: Date) {
  const { donorName: payerName, purpose: cause, givenOn: paidAt } = input;
  const { amount, address, email, indianCitizen, method, reference } = input;
  const money = { amount, method, reference, paidAt, issuedAt: now };
  const donor = { payerName, address, email, indianCitizen, cause, subject: '' };
  return { purpose: 'donation', sourceId, test: false, ...money, ...donor } as const;
}
