import type { Db, Receipt } from '../../db';
import { enqueueMail, receiptMailKey } from '../../mail';
import { isPastDue } from '../tax/laws';

type Options = { now: Date; hasPan?: boolean };

/** Emails a donation's receipt to its donor, however the money arrived. */
export async function mailDonationReceipt(tx: Db, receipt: Receipt, { now, ...more }: Options) {
  const { number: receiptNumber, sourceId, email: to, amount, method, test } = receipt;
  const {
    payerName: donorName,
    address,
    cause: purpose,
    subject: message,
    indianCitizen,
  } = receipt;
  if (to === '') return;
  const came = { paymentId: receipt.reference, paidAt: receipt.paidAt.toISOString() };
  const paid = { amount, test, ...came, ...(method !== 'online' && { method }) };
  const citizen = indianCitizen === false && { indianCitizen };
  const data = {
    receiptNumber,
    donorName,
    address,
    purpose,
    message,
    ...citizen,
    ...paid,
    ...more,
    ...(isPastDue(receipt.paidAt, now) && { isPastDue: true }),
  };
  const key = receiptMailKey(sourceId);
  await enqueueMail(tx, { key, kind: 'donation-receipt', to, data }, now);
}
