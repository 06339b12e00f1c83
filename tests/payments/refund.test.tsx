// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from '../forms/stub-site';
import { journeyPage, journeys } from './journeys';

const part = { amount: 50_000, on: '2026-11-10', whole: false };
const whole = { amount: 150_000, on: '2026-11-10', whole: true };

describe.each(journeys)('the page of a paid $name', (journey) => {
  const { site, checkout, open, stored, verifications, seen, startPaying } = journeyPage(journey);

  async function paidAndReloaded(answer: object) {
    await open();
    await startPaying();
    await checkout.pay();
    await seen(journey.paid);
    // Not requested when it was just paid.
    expect(verifications()).toEqual([journey.body]);
    const state = JSON.parse(stored());
    cleanup();
    site.answer(journey.verifyPath, answer);
    await open(state, 3);
    await seen(journey.paid);
  }

  it('asks again when reopened, and shows what was refunded and on which day', async () => {
    await paidAndReloaded({ status: 'success', refunded: whole });
    await seen('Refunded: ₹1,500.00 on 10\u00a0November\u00a02026');
    expect(page()).toContain('The receipt is void.');
    expect(page()).not.toContain('80-G');
    expect(verifications().slice(1)).toEqual([journey.byOrder]);
  });

  it('shows a partial refund, and that the receipt is valid for the rest', async () => {
    await paidAndReloaded({ status: 'success', refunded: part });
    await seen('Partly refunded: ₹500.00 on 10\u00a0November\u00a02026');
    expect(page()).toContain('The receipt stays valid for the rest.');
  });

  it.each([
    ['nothing went back', { status: 'success' }],
    ['the server tells of refunds in another way', { status: 'success', refunded: 'yes' }],
    ['the order is not known to be paid', { status: 'pending', refunded: whole }],
  ])('stays unchanged if %s', async (_, answer) => {
    await paidAndReloaded(answer);
    await waitFor(() => expect(verifications()).toHaveLength(2));
    await waitFor(() => expect(page()).toContain(journey.paid));
    expect(page()).not.toMatch(/refunded/i);
  });

  it('shows the id of a payment that arrived after the checkout was closed', async () => {
    site.answer(journey.verifyPath, { status: 'success', payment_id: 'pay_late' });
    await open(journey.tried);
    await seen(journey.paid);
    await seen('pay_late');
    expect(page()).not.toContain('N/A');
  });

  it('shows such a payment’s reference if the server does not return its id', async () => {
    await open(journey.tried);
    await seen(journey.paid);
    expect(page()).toContain('N/A');
    expect(page()).toContain('order_1');
  });
});
