import { act, waitFor } from '@testing-library/react';
import { expect, type Mock } from 'vitest';
import type { CheckoutConstructor, CheckoutOptions } from '@/lib/payments/checkout-options';

type Opened = { options: CheckoutOptions; fail: () => void };

/** A fake checkout window that the test controls. `load` is the mocked script loader. */
export function stubCheckout(load: Mock<() => Promise<CheckoutConstructor>>) {
  const opened: Opened[] = [];
  class Checkout {
    #listeners: (() => void)[] = [];
    constructor(readonly options: CheckoutOptions) {}
    on(_event: string, listener: () => void) {
      this.#listeners.push(listener);
    }
    open() {
      const fail = () => {
        for (const listener of this.#listeners) listener();
      };
      opened.push({ options: this.options, fail });
    }
  }
  load.mockReset().mockResolvedValue(Checkout);

  const last = (): Opened => {
    const one = opened.at(-1);
    if (!one) throw new Error('no checkout was opened');
    return one;
  };
  return {
    opened,
    isOpen: (times = 1) => waitFor(() => expect(opened).toHaveLength(times)),
    pay: () =>
      act(async () =>
        last().options.handler?.({
          razorpay_order_id: last().options.order_id,
          razorpay_payment_id: 'pay_1',
          razorpay_signature: 'abc',
        }),
      ),
    dismiss: () => act(async () => last().options.modal.ondismiss()),
    fail: () => act(async () => last().fail()),
  };
}
