import { school } from '@/content/school';
import { CURRENCY } from '@/contract/facts/money';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import type { CheckoutOptions, HandlerResponse } from './checkout-options';
import { loadCheckout } from './checkout-script';
import { isInAppBrowser } from './in-app-browser';
import { isProviderToken, type Payment } from './payment';
import type { PaymentOutcome } from './payment-outcome';
import { callbackUrl, type Purpose } from './purpose';

export type Checkout = {
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
  | { kind: Exclude<PaymentOutcome, 'paid'> }
  /** The script or its window could not be loaded; nothing was paid. */
  | { kind: 'unavailable' };

/**
 * Opens the provider's window and waits until it closes. In-app browsers leave the page instead,
 * and the promise never settles: the result comes by redirect.
 */
export async function openCheckout(checkout: Checkout): Promise<CheckoutResult> {
  try {
    const Razorpay = await loadCheckout(checkout.script);
    return await new Promise((resolve) => {
      let kind: Exclude<PaymentOutcome, 'paid'> = 'dismissed';
      const checkoutWindow = new Razorpay(optionsFor(checkout, resolve, () => resolve({ kind })));
      checkoutWindow.on?.('payment.failed', () => {
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
    theme: { color: school.colours.peacock },
    modal: { ondismiss },
    ...(leaves
      ? { callback_url: callbackUrl(location.origin, purpose), redirect: true }
      : { handler: (response) => end(resultOf(order.orderId, response)) }),
  };
}

/** An incomplete response proves neither that it was paid nor that it was not. */
function resultOf(orderId: string, response: HandlerResponse): CheckoutResult {
  const paymentId = response[PAYMENT_ID_FIELD];
  const signature = response[SIGNATURE_FIELD];
  const own = (response[ORDER_ID_FIELD] ?? orderId) === orderId;
  return own && isProviderToken(paymentId) && isProviderToken(signature)
    ? { kind: 'returned', payment: { orderId, paymentId, signature } }
    : { kind: 'failed' };
}
