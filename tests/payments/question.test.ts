import { describe, expect, it } from 'vitest';
import { questionAbout, verificationBody } from '@/lib/payments/question';
import { standingIn } from '@/lib/payments/standing';

const payment = { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' };
const ofPayments = { orderId: 'order_1', statusByOrder: false };
const ofOrders = { orderId: 'order_1', statusByOrder: true };

describe('what a school may be asked', () => {
  it('is a payment, wherever one is known', () => {
    for (const order of [ofPayments, ofOrders]) {
      expect(questionAbout(order, payment)).toEqual({ orderId: 'order_1', payment });
    }
  });

  it('is the order alone only where its server says so', () => {
    expect(questionAbout(ofOrders, null)).toEqual({ orderId: 'order_1', payment: null });
    expect(questionAbout(ofPayments, null)).toBeNull();
  });

  it('is never a payment of another order', () => {
    const other = { ...payment, orderId: 'order_2' };
    expect(questionAbout(ofPayments, other)).toBeNull();
    expect(questionAbout(ofOrders, other)).toEqual({ orderId: 'order_1', payment: null });
  });

  it('is asked with the names of each call', () => {
    const question = { orderId: 'order_1', payment };
    expect(verificationBody('admission', question)).toEqual({
      ...{ order_id: 'order_1', payment_id: 'pay_1', razorpay_signature: 'abc' },
    });
    expect(verificationBody('donation', question)).toEqual({
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'abc',
    });
  });
});

describe('an answer', () => {
  it.each([
    [{ status: 'success' }, 'paid'],
    [{ status: 'success', attempted: false }, 'paid'],
    [{ status: 'pending', attempted: false }, 'untried'],
    [{ status: 'pending', attempted: true }, 'unknown'],
    [{ status: 'failed' }, 'unknown'],
    [{ status: 'created' }, 'unknown'],
  ])('of %j means %s', (answer, standing) => {
    expect(standingIn(answer)).toBe(standing);
  });
});
