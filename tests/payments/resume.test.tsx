// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConstructor } from '@/lib/payments/checkout-options';
import { page, press } from '../forms/stub-site';
import { stubCheckout } from './checkout-stub';
import { journeyPage, journeys, payment } from './journeys';

const { loadCheckout } = vi.hoisted(() => ({
  loadCheckout: vi.fn<() => Promise<CheckoutConstructor>>(),
}));
vi.mock('@/lib/payments/checkout-script', () => ({ loadCheckout }));

describe.each(journeys)('the payment of $name, taken up again', (journey) => {
  let checkout: ReturnType<typeof stubCheckout>;
  const { site, open, stored, step, verifications, seen, startPaying } = journeyPage(
    journey,
    () => checkout,
  );
  beforeEach(() => {
    checkout = stubCheckout(loadCheckout);
  });

  it('is verified after a reload in between', async () => {
    await open({ ...journey.tried, payment });
    await seen(journey.paid);
    expect(verifications()).toEqual([journey.body]);
  });

  it('is found after a reload when it was made in another tab', async () => {
    await open(journey.tried);
    await seen(journey.paid);
    expect(verifications()).toEqual([journey.byOrder]);
  });

  it('stays open after a reload while nobody has paid', async () => {
    site.answer(journey.verifyPath, { status: 'pending' });
    await open(journey.tried);
    await waitFor(() => expect(verifications()).toHaveLength(1));
    expect(step()).toBe('2');
    await startPaying(1);
  });

  it('sends no request after a reload before any attempt', async () => {
    await open();
    await waitFor(() => expect(step()).toBe('2'));
    expect(verifications()).toEqual([]);
  });

  it('keeps its failure through a reload', async () => {
    site.answer(journey.verifyPath, { status: 'pending', attempted: false });
    await open();
    await startPaying();
    await checkout.dismiss();
    await seen('You closed the window; nothing was paid.');
    const state = JSON.parse(stored());
    cleanup();
    await open(state, 3);
    await seen('You closed the window; nothing was paid.');
  });

  it('is read from a redirect, and removed from the URL', async () => {
    const hash = `#payment?${new URLSearchParams(payment)}`;
    await open(journey.tried, 2, hash);
    await seen(journey.paid);
    expect(location.hash).toBe('');
    expect(verifications()).toEqual([journey.body]);
  });

  it('is read from a redirect in a tab without stored state', async () => {
    await open();
    await startPaying();
    cleanup();
    sessionStorage.clear();
    history.replaceState(null, '', `/page#payment?${new URLSearchParams(payment)}`);
    journey.show();
    await seen(journey.paid);
  });

  it.each([
    ['a whole payment', payment],
    ['an order', { orderId: 'order_1' }],
    ['nothing', { orderId: '' }],
  ])('shows nothing of a result that was not begun here: %s', async (_, named) => {
    history.replaceState(null, '', `/page#payment?${new URLSearchParams(named)}`);
    journey.show();
    await waitFor(() => expect(location.hash).toBe(''));
    expect(step()).toBe('1');
    expect(page()).not.toContain(journey.paid);
    expect(page()).not.toContain('Payment Failed!');
    expect(verifications()).toEqual([]);
  });

  it('ignores the result of another order', async () => {
    site.answer(journey.verifyPath, { status: 'pending', attempted: false });
    await open(journey.tried, 2, '#payment?orderId=order_2&paymentId=pay_2&signature=abc');
    await waitFor(() => expect(location.hash).toBe(''));
    expect(page()).not.toContain(journey.paid);
    for (const body of verifications()) expect(body).toEqual(journey.byOrder);
  });

  it('can be retried after a failed redirect', async () => {
    site.answer(journey.verifyPath, { status: 'failed' });
    await open(journey.tried, 2, '#payment?orderId=order_1');
    await seen('Payment Failed!');
    await press('Retry Payment');
    await startPaying();
  });
});
