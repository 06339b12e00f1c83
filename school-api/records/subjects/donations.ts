import { and, eq, sql } from 'drizzle-orm';
import { type Db, donations, paymentOrders, receipts } from '../../db';
import { failureInWords, rupees } from '../../money';
import type { RecordId } from '../record-key';
import { donationKeys } from '../rows/donation-keys';
import { among } from '../rows/keys';
import { paymentState, subjectOf, yesOrNo } from './subject';

export type OfficeDonation = Awaited<ReturnType<typeof readDonations>>[number];

/**
 * With their orders, found by index: without `among`, the database reads all orders for each page of an
 * export.
 */
export function readDonations(db: Db, ids: readonly RecordId[]) {
  const { purpose, subjectId } = paymentOrders;
  return db
    .select({
      donation: donations,
      state: sql<string>`coalesce(${paymentOrders.state}, 'created')`,
      test: paymentOrders.test,
      amount: paymentOrders.amount,
      failureReason: paymentOrders.failureReason,
      paymentId: paymentOrders.paymentId,
      paidAt: paymentOrders.paidAt,
      receiptNumber: receipts.number,
      returned: paymentOrders.returned,
      returnedAt: paymentOrders.returnedAt,
      voidedAt: receipts.voidedAt,
    })
    .from(donations)
    .leftJoin(
      paymentOrders,
      and(eq(purpose, 'donation'), eq(subjectId, donations.id), among(subjectId, ids)),
    )
    .leftJoin(receipts, eq(receipts.sourceId, paymentOrders.id))
    .where(among(donations.id, ids));
}

/** Why the last payment attempt failed; '' if it did not. */
export const failureOf = (row: Pick<OfficeDonation, 'state' | 'failureReason'>) =>
  row.state === 'failed' ? failureInWords(row.failureReason ?? '') : '';

export const donationsSubject = subjectOf<OfficeDonation>({
  name: 'donations',
  singular: 'donation',
  states: ['received', 'returned', 'created', 'attempted', 'failed'],
  fields: {
    donation_id: ({ donation }) => donation.id,
    status: ({ test, state, ...row }) => {
      const status = paymentState(state, row);
      return `${test ? 'PRACTICE ' : ''}${status === 'paid' ? 'received' : status}`;
    },
    created_at: ({ donation }) => donation.createdAt,
    amount_rupees: ({ amount }) => rupees(amount),
    receipt_number: ({ receiptNumber }) => receiptNumber ?? '',
    payment_id: ({ paymentId }) => paymentId ?? '',
    paid_at: ({ paidAt }) => paidAt,
    failed_because: failureOf,
    returned_rupees: ({ returned }) => (returned ? rupees(returned) : ''),
    received_rupees: ({ test, state, amount, returned }) =>
      rupees(state === 'paid' && !test ? (amount ?? 0) - (returned ?? 0) : 0),
    returned_at: ({ returnedAt }) => returnedAt,
    receipt_void_since: ({ voidedAt }) => voidedAt,
    donor_name: ({ donation }) => donation.donorName,
    email: ({ donation }) => donation.email,
    mobile_code: ({ donation }) => donation.mobileCode,
    mobile: ({ donation }) => donation.mobile,
    address: ({ donation }) => donation.address,
    city: ({ donation }) => donation.city,
    state: ({ donation }) => donation.state,
    pin_code: ({ donation }) => donation.pinCode,
    country: ({ donation }) => donation.country,
    indian_citizen: ({ donation }) => yesOrNo(donation.indianCitizen),
    purpose: ({ donation }) => donation.purpose,
    message: ({ donation }) => donation.message,
  },
  sorts: ['amount', 'name'],
  keys: donationKeys,
  rows: readDonations,
  idOf: ({ donation }) => donation.id,
});
