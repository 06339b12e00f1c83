import { eq, sql } from 'drizzle-orm';
import { type Db, offlineDonations, receipts } from '../../db';
import { dayInIndia, rupees } from '../../money';
import type { RecordId } from '../record-key';
import { offlineDonationKeys } from '../rows/donation-keys';
import { among } from '../rows/keys';
import { subjectOf, yesOrNo } from './subject';

const state = sql<string>`case when ${offlineDonations.cancelledAt} is null then 'received' else 'cancelled' end`;

export type OfficeOfflineDonation = Awaited<ReturnType<typeof readOfflineDonations>>[number];

export function readOfflineDonations(db: Db, ids: readonly RecordId[]) {
  return db
    .select({ donation: offlineDonations, receiptNumber: receipts.number, state })
    .from(offlineDonations)
    .innerJoin(receipts, eq(receipts.sourceId, offlineDonations.id))
    .where(among(offlineDonations.id, ids));
}

/** Donations that did not come online. */
export const offlineDonationsSubject = subjectOf<OfficeOfflineDonation>({
  name: 'offline-donations',
  singular: 'donation',
  states: ['received', 'cancelled'],
  fields: {
    receipt_number: ({ receiptNumber }) => receiptNumber,
    status: ({ state: current }) => current,
    given_on: ({ donation }) => dayInIndia(donation.givenOn),
    amount_rupees: ({ donation }) => rupees(donation.amount),
    received_rupees: ({ donation: { amount, cancelledAt } }) =>
      rupees(cancelledAt === null ? amount : 0),
    method: ({ donation }) => donation.method,
    reference: ({ donation }) => donation.reference,
    kind: ({ donation }) => donation.kind,
    donor_name: ({ donation }) => donation.donorName,
    email: ({ donation }) => donation.email,
    address: ({ donation }) => donation.address,
    indian_citizen: ({ donation }) => yesOrNo(donation.indianCitizen),
    purpose: ({ donation }) => donation.purpose,
    entered_at: ({ donation }) => donation.createdAt,
    cancelled_at: ({ donation }) => donation.cancelledAt,
    cancel_reason: ({ donation }) => donation.cancelReason,
  },
  sorts: ['amount', 'name'],
  keys: offlineDonationKeys,
  rows: readOfflineDonations,
  idOf: ({ donation }) => donation.id,
});
