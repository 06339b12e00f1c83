/** An optional field: the name of the cause that the donor chose. */
export const PURPOSE_FIELD = 'purpose';

/** Keys in `form-controls`: the server accepts the purpose; donations are tax-deductible today. */
export const PURPOSE_CONTROL = 'donation_purpose';
export const DEDUCTION_CONTROL = 'tax_deduction';
/** The server supports tell-transfer. */
export const TRANSFER_CONTROL = 'told_transfers';
