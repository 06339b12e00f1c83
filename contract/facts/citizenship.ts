/** An optional field: 'yes', 'no', or absent if the donor was not asked. */
export const CITIZEN_FIELD = 'indian_citizen';

/**
 * Keys in `form-controls`: the server accepts the field; the school can accept foreign donations.
 */
export const CITIZEN_CONTROL = CITIZEN_FIELD;
export const FOREIGN_DONATIONS_CONTROL = 'foreign_gifts';

/** Shown above the donation button, and the school API's error message. */
export const FOREIGN_DONATION_REFUSED =
  'Thank you for wanting to help. By law, a school needs a special registration to accept donations, even in rupees, from anyone who is not an Indian citizen. This school has none, so it cannot accept your donation. If you have a question, please write to the office.';
