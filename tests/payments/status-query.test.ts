import { describe, expect, it } from 'vitest';
import { statusIn } from '@/lib/payments/status';
import { statusQueryFor } from '@/lib/payments/status-query';

const payment = { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' };
const ofPayments = { orderId: 'order_1', statusByOrder: false };
const ofOrders = { orderId: 'order_1', statusByOrder: true };

describe('the status query', () => {
  it('contains the payment if one is known', () => {
    for (const order of [ofPayments, ofOrders]) {
      expect(statusQueryFor(order, payment)).toEqual({ orderId: 'order_1', payment });
    }
  });

  it('contains the order alone only if the server supports it', () => {
    expect(statusQueryFor(ofOrders, null)).toEqual({ orderId: 'order_1', payment: null });
    expect(statusQueryFor(ofPayments, null)).toBeNull();
  });

  it('never contains a payment of another order', () => {
    const other = { ...payment, orderId: 'order_2' };
    expect(statusQueryFor(ofPayments, other)).toBeNull();
    expect(statusQueryFor(ofOrders, other)).toEqual({ orderId: 'order_1', payment: null });
  });
});

describe('a response', () => {
  it.each([
    [{ status: 'success' }, 'paid'],
    [{ status: 'success', attempted: false }, 'paid'],
    [{ status: 'pending', attempted: false }, 'untried'],
    [{ status: 'pending', attempted: true }, 'unknown'],
    [{ status: 'failed' }, 'unknown'],
    [{ status: 'created' }, 'unknown'],
  ])('of %j means %s', (answer, status) => {
    expect(statusIn(answer)).toBe(status);
  });
});
