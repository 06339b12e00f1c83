// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Checkout, openCheckout } from '@/lib/payments/checkout';
import type { CheckoutOptions } from '@/lib/payments/checkout-options';
import { loadCheckout } from '@/lib/payments/checkout-script';
import { stubCheckout } from './checkout-stub';

const checkout: Checkout = {
  script: '/sandbox/checkout.js',
  purpose: 'admission',
  order: { key: 'rzp_test_1', orderId: 'order_1', amount: 150000 },
  name: 'Banyan School',
  description: 'Admission Registration Fee',
  prefill: { name: 'Gopal', email: 'parent@example.org', contact: '+910000000012' },
};
const INSTAGRAM = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0';

const { opened, isOpen, pay, fail, dismiss, unload, load } = stubCheckout();
afterEach(() => document.head.replaceChildren());

async function outcomeOf(action: () => Promise<unknown>) {
  const outcome = openCheckout(checkout);
  await isOpen();
  await action();
  return outcome;
}
const afterFailure = (action: () => Promise<unknown>) => async () => {
  await fail();
  await action();
};
const returned = {
  kind: 'returned',
  payment: { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' },
};

describe('the checkout', () => {
  it.each([
    ['paid', () => pay(), returned],
    ['closed', dismiss, { kind: 'dismissed' }],
    ['closed after a failed attempt', afterFailure(dismiss), { kind: 'failed' }],
    ['paid after a failed attempt', afterFailure(pay), returned],
    ['another order', () => pay({ razorpay_order_id: 'order_2' }), { kind: 'failed' }],
    ['no signature', () => pay({ razorpay_signature: undefined }), { kind: 'failed' }],
    ['an id that is markup', () => pay({ razorpay_payment_id: '<b>' }), { kind: 'failed' }],
  ])('reports how it ended: %s', async (_, action, outcome) => {
    expect(await outcomeOf(action)).toEqual(outcome);
  });

  it('needs no more of the window than that it opens', async () => {
    Object.assign(window, {
      Razorpay: class {
        constructor(readonly options: CheckoutOptions) {}
        open() {
          this.options.modal.ondismiss();
        }
      },
    });
    expect(await openCheckout(checkout)).toEqual({ kind: 'dismissed' });
  });

  it('is for the order and its payer, and stays in the page', async () => {
    await outcomeOf(dismiss);
    const { prefill } = checkout;
    expect(opened[0]?.options).toMatchObject({
      key: 'rzp_test_1',
      order_id: 'order_1',
      amount: 150000,
      currency: 'INR',
      prefill,
    });
    expect(opened[0]?.options).not.toHaveProperty('callback_url');
  });

  it('redirects to the callback in in-app browsers', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
    await outcomeOf(dismiss);
    const callback_url = `${location.origin}/api/payments/callback?for=admission`;
    expect(opened[0]?.options).toMatchObject({ callback_url, redirect: true });
    expect(opened[0]?.options).not.toHaveProperty('handler');
  });

  it('is unavailable when its constructor throws', async () => {
    Object.assign(window, {
      Razorpay: class {
        constructor() {
          throw new Error('no order');
        }
      },
    });
    expect(await openCheckout(checkout)).toEqual({ kind: 'unavailable' });
  });
});

describe('the provider’s script', () => {
  const scripts = () => [...document.head.querySelectorAll('script')];

  it('is loaded once for all callers, and again after a failure', async () => {
    unload();
    const failing = loadCheckout('/sandbox/checkout.js');
    scripts()[0]?.onerror?.('');
    await expect(failing).rejects.toThrow('not loaded');
    expect(scripts()).toEqual([]);
    const both = [loadCheckout('/sandbox/checkout.js'), loadCheckout('/sandbox/checkout.js')];
    expect(scripts()).toHaveLength(1);
    load();
    scripts()[0]?.onload?.(new Event('load'));
    expect(await Promise.all(both)).toEqual([window.Razorpay, window.Razorpay]);
  });

  it('times out', async () => {
    unload();
    vi.useFakeTimers();
    const hanging = expect(loadCheckout('/sandbox/checkout.js')).rejects.toThrow('too slow');
    await vi.advanceTimersByTimeAsync(45_000);
    await hanging;
    vi.useRealTimers();
  });
});
