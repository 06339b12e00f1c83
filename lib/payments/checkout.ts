import { CURRENCY } from '@/contract/facts/money';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import type { CheckoutOptions, HandlerResponse } from './checkout-options';
import { loadCheckout } from './checkout-script';
import type { Ending } from './ending';
import { isInAppBrowser } from './in-app';
import { isPaymentWord, type Payment } from './payment';
import { callbackUrl, type Purpose } from './purpose';

/** The colour of the provider's window: the site's peacock. */
const COLOR = '#0b5966';

export type Checkout = {
  /** Where the provider's script is; the page has it from the configuration. */
  script: string;
  purpose: Purpose;
  order: { key: string; orderId: string; amount: number | null };
  name: string;
  description: string;
  /** The phone number with its country code. */
  prefill: { name: string; email: string; contact: string };
};

export type CheckoutResult =
  | { kind: 'returned'; payment: Payment }
  | { kind: Exclude<Ending, 'paid'> }
  /** The script or its window could not be had; nothing was paid. */
  | { kind: 'unavailable' };

/**
 * Opens the provider's window and waits until it closes. Inside other apps the page is left and the
 * promise never ends: the result comes back through the callback as a landing.
 */
export async function openCheckout(checkout: Checkout): Promise<CheckoutResult> {
  try {
    const Razorpay = await loadCheckout(checkout.script);
    return await new Promise((resolve) => {
      let kind: Exclude<Ending, 'paid'> = 'dismissed';
      const checkoutWindow = new Razorpay(optionsFor(checkout, resolve, () => resolve({ kind })));
      checkoutWindow.on('payment.failed', () => {
        kind = 'failed';
      });
      checkoutWindow.open();
    });
  } catch {
    return { kind: 'unavailable' };
  }
}

function optionsFor(
  { purpose, order, name, description, prefill }: Checkout,
  end: (result: CheckoutResult) => void,
  ondismiss: () => void,
): CheckoutOptions {
  const leaves = isInAppBrowser(navigator.userAgent);
  return {
    key: order.key,
    order_id: order.orderId,
    ...(order.amount !== null && { amount: order.amount }),
    currency: CURRENCY,
    name,
    description,
    prefill,
    theme: { color: COLOR },
    modal: { ondismiss },
    ...(leaves
      ? { callback_url: callbackUrl(location.origin, purpose), redirect: true }
      : { handler: (response) => end(resultOf(order.orderId, response)) }),
  };
}

/** An answer without its parts proves nothing, neither that it was paid nor that nothing was. */
function resultOf(orderId: string, response: HandlerResponse): CheckoutResult {
  const paymentId = response[PAYMENT_ID_FIELD];
  const signature = response[SIGNATURE_FIELD];
  const own = (response[ORDER_ID_FIELD] ?? orderId) === orderId;
  return own && isPaymentWord(paymentId) && isPaymentWord(signature)
    ? { kind: 'returned', payment: { orderId, paymentId, signature } }
    : { kind: 'failed' };
}
