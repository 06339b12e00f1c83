// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkout } from '@/lib/payments/checkout';
import type { CheckoutOptions } from '@/lib/payments/checkout-options';

const checkout: Checkout = {
  script: '/sandbox/checkout.js',
  purpose: 'admission',
  order: { key: 'rzp_test_1', orderId: 'order_1', amount: 150000 },
  name: 'Banyan School',
  description: 'Admission Registration Fee',
  prefill: { name: 'Gopal', email: 'parent@example.org', contact: '+910000000012' },
};
const INSTAGRAM = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0';

let opened: CheckoutOptions[] = [];

/** A fake checkout window that calls `act` when it is opened. */
function provide(act: (options: CheckoutOptions, fail: () => void) => void) {
  window.Razorpay = class {
    private fail = () => {};
    constructor(private readonly options: CheckoutOptions) {}
    on(_event: string, listener: () => void) {
      this.fail = listener;
    }
    open() {
      opened.push(this.options);
      act(this.options, this.fail);
    }
  };
}

/** Uses a fresh module, without a loaded script. */
async function openCheckout() {
  vi.resetModules();
  const module = await import('@/lib/payments/checkout');
  return module.openCheckout(checkout);
}

beforeEach(() => {
  opened = [];
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Razorpay');
  document.head.replaceChildren();
});

const paid = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'ab',
};

describe('the checkout', () => {
  it('returns the payment passed to the handler', async () => {
    provide(({ handler }) => handler?.(paid));
    expect(await openCheckout()).toEqual({
      kind: 'returned',
      payment: { orderId: 'order_1', paymentId: 'pay_1', signature: 'ab' },
    });
    expect(opened[0]).toMatchObject({
      key: 'rzp_test_1',
      order_id: 'order_1',
      amount: 150000,
      currency: 'INR',
      prefill: checkout.prefill,
    });
    expect(opened[0]).not.toHaveProperty('callback_url');
  });

  it('is dismissed when the window is closed', async () => {
    provide(({ modal }) => modal.ondismiss());
    expect(await openCheckout()).toEqual({ kind: 'dismissed' });
  });

  it('has failed when the window is closed after a failed attempt', async () => {
    provide(({ modal }, fail) => {
      fail();
      modal.ondismiss();
    });
    expect(await openCheckout()).toEqual({ kind: 'failed' });
  });

  it('returns a payment after a failed attempt', async () => {
    provide(({ handler }, fail) => {
      fail();
      handler?.(paid);
    });
    expect(await openCheckout()).toMatchObject({ kind: 'returned' });
  });

  it.each([
    { ...paid, razorpay_order_id: 'order_2' },
    { ...paid, razorpay_signature: undefined },
    { ...paid, razorpay_payment_id: '<b>' },
  ])('counts the invalid result %j as failed', async (response) => {
    provide(({ handler }) => handler?.(response));
    expect(await openCheckout()).toEqual({ kind: 'failed' });
  });

  it('redirects to the callback in in-app browsers', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(INSTAGRAM);
    provide(({ modal }) => modal.ondismiss());
    await openCheckout();
    expect(opened[0]).toMatchObject({
      callback_url: `${location.origin}/api/payments/callback?for=admission`,
      redirect: true,
    });
    expect(opened[0]).not.toHaveProperty('handler');
  });

  it('is unavailable when its constructor throws', async () => {
    provide(() => {
      throw new Error('no order');
    });
    expect(await openCheckout()).toEqual({ kind: 'unavailable' });
  });
});

describe('the provider’s script', () => {
  const script = () => document.head.querySelector('script');

  it('is loaded once, and again after a failure', async () => {
    vi.resetModules();
    const { loadCheckout } = await import('@/lib/payments/checkout-script');
    const failing = loadCheckout('/sandbox/checkout.js');
    script()?.onerror?.('');
    await expect(failing).rejects.toThrow('not loaded');
    expect(script()).toBeNull();

    const first = loadCheckout('/sandbox/checkout.js');
    const second = loadCheckout('/sandbox/checkout.js');
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    provide(() => undefined);
    script()?.onload?.(new Event('load'));
    expect(await first).toBe(window.Razorpay);
    expect(await second).toBe(window.Razorpay);
  });

  it('times out', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const { loadCheckout } = await import('@/lib/payments/checkout-script');
    const hanging = expect(loadCheckout('/sandbox/checkout.js')).rejects.toThrow('too slow');
    await vi.advanceTimersByTimeAsync(45_000);
    await hanging;
    vi.useRealTimers();
  });
});
