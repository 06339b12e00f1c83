import type { Receipt } from '../../../db';
import { receiptsOfDonor, whyNoPan, withTaxId } from '../../../money';
import type { OfficeRequest } from '../../route';
import type { Found } from '../records/screens';

export type Donation = Found & {
  receipt: Receipt | undefined;
  phone?: { mobileCode: string; mobile: string };
};

export type DonorReceipt = {
  receipt: Receipt;
  /** Undefined where no PAN can be entered. */
  hasPan: boolean | undefined;
};

/** All receipts of the donor of one donation; practice payments are kept apart from the others. */
export async function receiptsOfSameDonor(
  { deps: { db, config } }: OfficeRequest,
  { receipt, person: email, phone = { mobileCode: '', mobile: '' } }: Donation,
): Promise<DonorReceipt[]> {
  const donor = { email, ...phone, receiptNumber: receipt?.number ?? '' };
  const found = await receiptsOfDonor(db, donor);
  const own = found.filter(({ test }) => test === (receipt?.test ?? false));
  const known = await withTaxId(
    db,
    own.map(({ number }) => number),
  );
  return own.map((one) => ({
    receipt: one,
    hasPan: whyNoPan(one, config.tax) === undefined ? known.has(one.number) : undefined,
  }));
}
