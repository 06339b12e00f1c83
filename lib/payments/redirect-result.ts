import { isProviderToken, type Payment } from './payment';
import { PAYMENT_PAGES, type Purpose } from './purpose';

/**
 * A payment's result after a redirect, in the URL fragment, which no server or log sees. Untrusted: the
 * page asks the school to verify it.
 */
export type RedirectResult =
  | { kind: 'returned'; payment: Payment }
  /** Failed according to the provider; the order is null if the provider did not name it. */
  | { kind: 'failed'; orderId: string | null };

const PREFIX = '#payment?';

export function redirectResultPath(purpose: Purpose, landing: RedirectResult): string {
  const fields =
    landing.kind === 'returned' ? { ...landing.payment } : { orderId: landing.orderId ?? '' };
  return `${PAYMENT_PAGES[purpose]}${PREFIX}${new URLSearchParams(fields)}`;
}

export function readRedirectResult(hash: string): RedirectResult | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const fields = new URLSearchParams(hash.slice(PREFIX.length));
  const orderId = tokenIn(fields, 'orderId');
  const paymentId = tokenIn(fields, 'paymentId');
  const signature = tokenIn(fields, 'signature');
  return orderId !== null && paymentId !== null && signature !== null
    ? { kind: 'returned', payment: { orderId, paymentId, signature } }
    : { kind: 'failed', orderId };
}

function tokenIn(fields: URLSearchParams, name: string): string | null {
  const value = fields.get(name);
  return isProviderToken(value) ? value : null;
}
