import { isPaymentWord, type Payment } from './payment';
import { PAYMENT_PAGES, type Purpose } from './purpose';

/**
 * How the result of a payment comes back to a page that had to be left for it: in the fragment, which
 * no server sees and no log keeps. It proves nothing by itself; the page has it verified.
 */
export type Landing =
  | { kind: 'returned'; payment: Payment }
  /** The provider said that it failed; the order is known when the provider named it. */
  | { kind: 'failed'; orderId: string | null };

const PREFIX = '#payment?';

export function landingPath(purpose: Purpose, landing: Landing): string {
  const fields =
    landing.kind === 'returned' ? { ...landing.payment } : { orderId: landing.orderId ?? '' };
  return `${PAYMENT_PAGES[purpose]}${PREFIX}${new URLSearchParams(fields)}`;
}

export function readLanding(hash: string): Landing | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const fields = new URLSearchParams(hash.slice(PREFIX.length));
  const orderId = wordOf(fields, 'orderId');
  const paymentId = wordOf(fields, 'paymentId');
  const signature = wordOf(fields, 'signature');
  return orderId !== null && paymentId !== null && signature !== null
    ? { kind: 'returned', payment: { orderId, paymentId, signature } }
    : { kind: 'failed', orderId };
}

function wordOf(fields: URLSearchParams, name: string): string | null {
  const value = fields.get(name);
  return isPaymentWord(value) ? value : null;
}
