import { dayInIndia, rupees } from '../../money';
import { countGifts, listGiftIds, listGifts, type OfficeGift } from '../rows/gifts';
import type { Subject } from './subject';

function toRecord({ gift, receiptNumber, state }: OfficeGift) {
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
    purpose: gift.purpose,
    entered_at: gift.createdAt,
    cancelled_at: gift.cancelledAt,
    cancel_reason: gift.cancelReason,
  };
}

/** Gifts that did not come online. */
export const giftSubject: Subject = {
  name: 'gifts',
  singular: 'gift',
  fields: [
    ...['receipt_number', 'state', 'given_on', 'amount_rupees', 'means', 'reference', 'kind'],
    ...['donor_name', 'email', 'address', 'purpose', 'entered_at', 'cancelled_at', 'cancel_reason'],
  ],
  count: countGifts,
  ids: listGiftIds,
  list: async (db, filter, slice) => (await listGifts(db, filter, slice)).map(toRecord),
};
