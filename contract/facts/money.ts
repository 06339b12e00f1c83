export const CURRENCY = 'INR';
export const PAISE_PER_RUPEE = 100;
export const MIN_ORDER_PAISE = 100;

/** Statuses of a verification; anything but 'success' counts as failed. */
export const PAYMENT_SUCCESS = 'success';
export const PAYMENT_FAILED = 'failed';

export const ORDER_STATES = ['created', 'attempted', 'paid', 'failed'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const DONATION_NAME_MIN = 2;
export const ZIP_DIGITS = { min: 5, max: 6 } as const;
