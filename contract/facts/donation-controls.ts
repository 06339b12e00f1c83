/** The optional field of a donation: what it is for, in words, where the donor chose a cause. */
export const PURPOSE_FIELD = 'purpose';

/**
 * Keys that a server may list in `form-controls`: it takes the purpose of a donation; it is registered
 * today for a deduction from its donors' income tax.
 */
export const PURPOSE_CONTROL = 'donation_purpose';
export const DEDUCTION_CONTROL = 'tax_deduction';
