import { and, eq, sql } from 'drizzle-orm';
import { ORDER_STATES } from '@/contract';
import { type Db, donations, paymentOrders, receipts } from '../../db';
import { failureInWords, rupees } from '../../money';
import type { RecordId } from '../record-key';
import { donationKeys } from '../rows/donation-keys';
import { among } from '../rows/keys';
import { paymentState, recordsOfRows, type Subject } from './subject';

export type OfficeDonation = Awaited<ReturnType<typeof readDonations>>[number];

/**
 * With their orders. Those of chosen records are found by index: without `among`, the database reads all
 * orders for each page of an export.
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

/** Why the last attempt to pay failed; '' unless it did. */
export const failureOf = (row: Pick<OfficeDonation, 'state' | 'failureReason'>) =>
  row.state === 'failed' ? failureInWords(row.failureReason ?? '') : '';

function toRecord(row: OfficeDonation) {
  const { donation, amount, paymentId, paidAt, receiptNumber } = row;
  const { indianCitizen } = donation;
  const payment = paymentState(row.state, row);
  return {
    donation_id: donation.id,
    payment: row.test ? `PRACTICE ${payment}` : payment,
    created_at: donation.createdAt,
    amount_rupees: rupees(amount),
    receipt_number: receiptNumber ?? '',
    payment_id: paymentId ?? '',
    paid_at: paidAt,
    failed_because: failureOf(row),
    returned_rupees: row.returned ? rupees(row.returned) : '',
    returned_at: row.returnedAt,
    receipt_void_since: row.voidedAt,
    donor_name: donation.donorName,
    email: donation.email,
    mobile_code: donation.mobileCode,
    mobile: donation.mobile,
    address: donation.address,
    city: donation.city,
    state: donation.state,
    pin_code: donation.pinCode,
    country: donation.country,
    /** Empty when the donor was not asked. */
    indian_citizen: indianCitizen === null ? '' : indianCitizen ? 'yes' : 'no',
    purpose: donation.purpose,
    message: donation.message,
  };
}

export const donationsSubject: Subject = {
  name: 'donations',
  singular: 'donation',
  states: ORDER_STATES,
  fields: [
    ...['donation_id', 'payment', 'created_at', 'amount_rupees', 'receipt_number', 'payment_id'],
    ...[
      'paid_at',
      'failed_because',
      'returned_rupees',
      'returned_at',
      'receipt_void_since',
      'donor_name',
      'email',
    ],
    ...['mobile_code', 'mobile', 'address', 'city', 'state'],
    ...['pin_code', 'country', 'indian_citizen', 'purpose', 'message'],
  ],
  sorts: ['amount', 'name'],
  keys: donationKeys,
  read: async (db, ids, settings) =>
    recordsOfRows(
      ids,
      await readDonations(db, ids),
      ({ donation }) => donation.id,
      toRecord,
      settings,
    ),
};
