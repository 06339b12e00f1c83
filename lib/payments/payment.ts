/** What the provider's checkout brings back after a payment; the signature is checked by the school. */
export type Payment = { orderId: string; paymentId: string; signature: string };

/** Ids and signatures of a provider: no other text is passed on. */
const WORD = /^[\w-]{1,256}$/;

export function isPaymentWord(text: unknown): text is string {
  return typeof text === 'string' && WORD.test(text);
}
