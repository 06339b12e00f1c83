import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import type { CheckoutOptions } from '@/lib/payments/checkout-options';

type Opened = { options: CheckoutOptions; fail: () => void };

export function stubCheckout() {
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
  const load = () => void Object.assign(window, { Razorpay: Checkout });
  const unload = () => void Reflect.deleteProperty(window, 'Razorpay');
  beforeEach(() => {
    opened.length = 0;
    load();
  });
  afterEach(unload);

  const last = (): Opened => {
    const one = opened.at(-1);
    if (!one) throw new Error('no checkout was opened');
    return one;
  };
  return {
    opened,
    load,
    unload,
    isOpen: (times = 1) => waitFor(() => expect(opened).toHaveLength(times)),
    pay: (changes: object = {}) =>
      act(async () =>
        last().options.handler?.({
          razorpay_order_id: last().options.order_id,
          razorpay_payment_id: 'pay_1',
          razorpay_signature: 'abc',
          ...changes,
        }),
      ),
    dismiss: () => act(async () => last().options.modal.ondismiss()),
    fail: () => act(async () => last().fail()),
  };
}
