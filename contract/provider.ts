/** The prefix of field names in requests and responses. */
export const PAYMENT_PROVIDER = 'razorpay';

export const ORDER_ID_FIELD = `${PAYMENT_PROVIDER}_order_id` as const;
export const PAYMENT_ID_FIELD = `${PAYMENT_PROVIDER}_payment_id` as const;
export const SIGNATURE_FIELD = `${PAYMENT_PROVIDER}_signature` as const;
export const KEY_FIELD = `${PAYMENT_PROVIDER}_key` as const;

/** True for the provider's test keys and those of the sandbox. */
export const isTestKey = (key: string) => key.startsWith('rzp_test_');
