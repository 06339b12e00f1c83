import { eq, sql } from 'drizzle-orm';
import { type Db, offlineGifts, receipts } from '../../db';
import { dayInIndia, rupees } from '../../money';
import type { RecordId } from '../record-key';
import { offlineDonationKeys } from '../rows/donation-keys';
import { among } from '../rows/keys';
import { subjectOf, yesOrNo } from './subject';

const state = sql<string>`case when ${offlineGifts.cancelledAt} is null then 'valid' else 'cancelled' end`;

export type OfflineDonation = Awaited<ReturnType<typeof readOfflineDonations>>[number];

export function readOfflineDonations(db: Db, ids: readonly RecordId[]) {
  return db
    .select({ gift: offlineGifts, receiptNumber: receipts.number, state })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id))
    .where(among(offlineGifts.id, ids));
}

/** Donations that did not come online. */
export const offlineDonationsSubject = subjectOf<OfflineDonation>({
  name: 'gifts',
  singular: 'donation',
  states: ['valid', 'cancelled'],
  fields: {
    receipt_number: ({ receiptNumber }) => receiptNumber,
    state: ({ state: current }) => current,
    given_on: ({ gift }) => dayInIndia(gift.givenOn),
    amount_rupees: ({ gift }) => rupees(gift.amount),
    means: ({ gift }) => gift.means,
    reference: ({ gift }) => gift.reference,
    kind: ({ gift }) => gift.kind,
    donor_name: ({ gift }) => gift.donorName,
    email: ({ gift }) => gift.email,
    address: ({ gift }) => gift.address,
    indian_citizen: ({ gift }) => yesOrNo(gift.indianCitizen),
    purpose: ({ gift }) => gift.purpose,
    entered_at: ({ gift }) => gift.createdAt,
    cancelled_at: ({ gift }) => gift.cancelledAt,
    cancel_reason: ({ gift }) => gift.cancelReason,
  },
  sorts: ['amount', 'name'],
  keys: offlineDonationKeys,
  rows: readOfflineDonations,
  idOf: ({ gift }) => gift.id,
});
