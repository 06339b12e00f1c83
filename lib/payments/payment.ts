/** The checkout's result; the school verifies the signature. */
export type Payment = { orderId: string; paymentId: string; signature: string };

/** Valid provider ids and signatures; nothing else is forwarded. */
const TOKEN = /^[\w-]{1,256}$/;

export function isProviderToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}
