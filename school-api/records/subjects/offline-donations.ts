import { eq, sql } from 'drizzle-orm';
import { type Db, offlineGifts, receipts } from '../../db';
import { dayInIndia, rupees } from '../../money';
import type { RecordId } from '../record-key';
import { offlineDonationKeys } from '../rows/donation-keys';
import { among } from '../rows/keys';
import { recordsOfRows, type Subject } from './subject';

const state = sql<string>`case when ${offlineGifts.cancelledAt} is null then 'valid' else 'cancelled' end`;

export type OfflineDonation = Awaited<ReturnType<typeof readOfflineDonations>>[number];

export function readOfflineDonations(db: Db, ids: readonly RecordId[]) {
  return db
    .select({ gift: offlineGifts, receiptNumber: receipts.number, state })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id))
    .where(among(offlineGifts.id, ids));
}

function toRecord({ gift, receiptNumber, state }: OfflineDonation) {
  return {
    receipt_number: receiptNumber,
    state,
    given_on: dayInIndia(gift.givenOn),
    amount_rupees: rupees(gift.amount),
    means: gift.means,
    reference: gift.reference,
    kind: gift.kind,
    donor_name: gift.donorName,
    email: gift.email,
    address: gift.address,
    indian_citizen: gift.indianCitizen === null ? '' : gift.indianCitizen ? 'yes' : 'no',
    purpose: gift.purpose,
    entered_at: gift.createdAt,
    cancelled_at: gift.cancelledAt,
    cancel_reason: gift.cancelReason,
  };
}

/** Donations that did not come online. */
export const offlineDonationsSubject: Subject = {
  name: 'gifts',
  singular: 'donation',
  states: ['valid', 'cancelled'],
  fields: [
    ...['receipt_number', 'state', 'given_on', 'amount_rupees', 'means', 'reference', 'kind'],
    ...['donor_name', 'email', 'address', 'indian_citizen', 'purpose'],
    ...['entered_at', 'cancelled_at', 'cancel_reason'],
  ],
  sorts: ['amount', 'name'],
  keys: offlineDonationKeys,
  read: async (db, ids, settings) =>
    recordsOfRows(
      ids,
      await readOfflineDonations(db, ids),
      ({ gift }) => gift.id,
      toRecord,
      settings,
    ),
};
