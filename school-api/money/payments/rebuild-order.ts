import { type Db, donations, type PaymentOrder } from '../../db';
import { newId } from './new-id';
import type { OrderNotes } from './order-notes';
import { writeReceipt } from './order-receipt';
import type { ProviderOrder } from './provider-entities';
import { insertRestored } from './restored-orders';
import type { Fact } from './state';

/** A paid order at the provider that may be missing in the database. */
export type PaidOrder = {
  found: ProviderOrder;
  notes: OrderNotes;
  facts: readonly Fact[];
  paymentId: string;
  openedAt: Date;
  paidAt: Date;
  test: boolean;
};

/** The order of an application that is gone is its own subject. */
export function hasNoApplication({ id, subjectId }: PaymentOrder): boolean {
  return subjectId === id;
}

/** The row of a lost order, with its donation or the receipt of an unknown applicant. */
export async function rebuildOrder(
  tx: Db,
  { found, notes, paymentId, openedAt: createdAt, paidAt, test }: PaidOrder,
  application: string | undefined,
  restoredAt: Date,
): Promise<PaymentOrder> {
  const { id, purpose, name, email } = notes;
  const { amount, currency } = found;
  const subjectId = purpose === 'donation' ? newId('don') : (application ?? id);
  const order = await insertRestored(tx, {
    ...{ id, purpose, subjectId, amount, currency, test, providerOrderId: found.id },
    ...{ notedNumber: notes.receiptNumber || null, createdAt, openedAt: createdAt, restoredAt },
  });
  // Another instance has been faster; the next try finds its row.
  if (order === undefined) throw new Error(`order ${id} was rebuilt meanwhile`);
  if (purpose === 'donation') {
    await tx.insert(donations).values(donationOf(notes, subjectId, createdAt));
  } else if (hasNoApplication(order)) {
    const payer = { payerName: name, email, address: '', subject: '' };
    await writeReceipt(tx, order, payer, { paymentId, paidAt, now: restoredAt });
  }
  return order;
}

/** What the notes do not tell stays empty, for the office to find out. */
function donationOf(
  { name, email, cause, indianCitizen }: OrderNotes,
  id: string,
  createdAt: Date,
) {
  const unknown = { mobileCode: '', mobile: '', address: '', city: '', state: '', country: '' };
  const rest = { pinCode: '', purpose: cause, message: '', noticeVersion: '' };
  return { id, donorName: name, email, indianCitizen, createdAt, ...unknown, ...rest };
}
