import { rupees } from '../../money';
import {
  countDonations,
  listDonationIds,
  listDonations,
  type OfficeDonation,
} from '../rows/donations';
import { paymentState, type Subject } from './subject';

function toRecord(row: OfficeDonation) {
  const { donation, amount, paymentId, paidAt, receiptNumber } = row;
  const { indianCitizen } = donation;
  const payment = paymentState(row.state, row);
  return {
    donation_id: donation.id,
    payment: row.test ? `TEST ${payment}` : payment,
    created_at: donation.createdAt,
    amount_rupees: rupees(amount),
    receipt_number: receiptNumber ?? '',
    payment_id: paymentId ?? '',
    paid_at: paidAt,
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
    message: donation.message,
  };
}

export const donationSubject: Subject = {
  name: 'donations',
  singular: 'donation',
  fields: [
    ...['donation_id', 'payment', 'created_at', 'amount_rupees', 'receipt_number', 'payment_id'],
    ...['paid_at', 'returned_rupees', 'returned_at', 'receipt_void_since', 'donor_name', 'email'],
    ...['mobile_code', 'mobile', 'address', 'city', 'state'],
    ...['pin_code', 'country', 'indian_citizen', 'message'],
  ],
  count: countDonations,
  ids: listDonationIds,
  list: async (db, filter, slice) => (await listDonations(db, filter, slice)).map(toRecord),
};
