// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '../forms/stub-site';
import { journeyPage, journeys, payment } from './journeys';

const hashOf = (result: Record<string, string>) => `#payment?${new URLSearchParams(result)}`;

describe.each(journeys)('the payment of $name, resumed', (journey) => {
  const { site, checkout, open, step, verifications, seen, startPaying } = journeyPage(journey);

  it.each([
    ['in between', { payment }, '', [journey.body]],
    // The second asks for the payment's id.
    ['when it was made in another tab', {}, '', [journey.byOrder, journey.byOrder]],
    ['by a redirect, which leaves the URL', {}, hashOf(payment), [journey.body]],
  ])('is verified after a reload %s', async (_, kept, hash, sent) => {
    await open({ ...journey.tried, ...kept }, 2, hash);
    await seen(journey.paid);
    expect(location.hash).toBe('');
    await waitFor(() => expect(verifications()).toEqual(sent));
  });

  it('stays unpaid after a reload', async () => {
    site.answer(journey.verifyPath, { status: 'pending' });
    await open(journey.tried);
    await waitFor(() => expect(verifications()).toHaveLength(1));
    expect(step()).toBe('2');
    await startPaying(1);
  });

  it('cannot be repeated by Back once it was made', async () => {
    await open();
    await startPaying();
    await checkout.pay();
    await seen(journey.paid);
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await act(() => moved);
    await waitFor(() => expect(step()).not.toBe('2'));
    await act(async () => history.forward());
    await seen(journey.paid);
  });

  it('stays at its step when a link leads to a part of the page', async () => {
    const follow = async () => {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      location.hash = '#content';
      await act(() => moved);
    };
    await open();
    await waitFor(() => expect(step()).toBe('2'));
    await follow();
    expect(step()).toBe('2');
    await startPaying();
    await checkout.pay();
    await seen(journey.paid);
    history.replaceState(history.state, '', '/page');
    await follow();
    expect(step()).toBe('3');
    expect(page()).toContain(journey.paid);
    expect(history.state).toEqual({ [journey.historyKey]: 3 });
  });

  it('sends no request after a reload before any attempt', async () => {
    await open();
    await waitFor(() => expect(step()).toBe('2'));
    expect(verifications()).toEqual([]);
  });

  it('is read from a redirect in a tab without stored state', async () => {
    await open();
    await startPaying();
    cleanup();
    sessionStorage.clear();
    history.replaceState(null, '', `/page${hashOf(payment)}`);
    journey.show();
    await seen(journey.paid);
  });

  it('asks not to pay again after a refusal in another app, in a tab without stored state', async () => {
    await open();
    await startPaying();
    cleanup();
    sessionStorage.clear();
    history.replaceState(null, '', `/page${hashOf({ orderId: 'order_1' })}`);
    journey.show();
    await waitFor(() => expect(location.hash).toBe(''));
    await seen('Payment Failed!');
    expect(page()).toContain('please do not pay again');
    expect(page()).toContain('order_1');
    expect(verifications()).toEqual([]);
  });

  it.each([
    ['a whole payment', payment],
    ['an order', { orderId: 'order_1' }],
    ['nothing', { orderId: '' }],
  ])('ignores a result that did not start here: %s', async (_, named) => {
    history.replaceState(null, '', `/page${hashOf(named)}`);
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
});
