import { isProviderToken } from './payment';
import type { RedirectResult } from './redirect-result';

const KEY = 'started-orders';
const MAX = 10;

/**
 * Orders whose payment was started in this browser. A tab may lose its state at the bank; the
 * browser still recognises the result.
 */
export function rememberOrder(orderId: string): void {
  try {
    const others = startedOrders().filter((id) => id !== orderId);
    localStorage.setItem(KEY, [orderId, ...others].slice(0, MAX).join(' '));
  } catch {
    // blocked or full: the order is still in the tab's state
  }
}

/**
 * The result in the URL, if this tab or browser started the payment. Anyone can put another
 * person's payment into a URL, so other results are not shown.
 */
export function ownResult(
  redirect: RedirectResult | undefined,
  ownOrder: string | undefined,
): RedirectResult | undefined {
  if (redirect === undefined) return undefined;
  const orderId = redirect.kind === 'returned' ? redirect.payment.orderId : redirect.orderId;
  // A failure without an order id counts only if this tab has an order.
  if (orderId === null) return ownOrder === undefined ? undefined : redirect;
  return orderId === ownOrder || startedOrders().includes(orderId) ? redirect : undefined;
}

function startedOrders(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(isProviderToken);
  } catch {
    return []; // storage is blocked
  }
}
