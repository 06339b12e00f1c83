// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutConstructor } from '@/lib/payments/checkout-options';
import { page } from '../forms/stub-site';
import { stubCheckout } from './checkout-stub';
import { journeyPage, journeys } from './journeys';

const { loadCheckout } = vi.hoisted(() => ({
  loadCheckout: vi.fn<() => Promise<CheckoutConstructor>>(),
}));
vi.mock('@/lib/payments/checkout-script', () => ({ loadCheckout }));

const part = { amount: 50_000, on: '2026-11-10', whole: false };
const whole = { amount: 150_000, on: '2026-11-10', whole: true };

describe.each(journeys)('the page of $name that was paid', (journey) => {
  let checkout: ReturnType<typeof stubCheckout>;
  const { site, open, stored, verifications, seen, startPaying } = journeyPage(
    journey,
    () => checkout,
  );
  beforeEach(() => {
    checkout = stubCheckout(loadCheckout);
  });

  /** Pays, and opens the page again. */
  async function paidAndReloaded(answer: object) {
    await open();
    await startPaying();
    await checkout.pay();
    await seen(journey.paid);
    const state = JSON.parse(stored());
    const asked = verifications().length;
    cleanup();
    site.answer(journey.verifyPath, answer);
    await open(state, 3);
    await seen(journey.paid);
    return asked;
  }

  it('asks again when it is opened again, and says what was refunded and on which day', async () => {
    const asked = await paidAndReloaded({ status: 'success', refunded: whole });
    await seen('Refunded: ₹1,500.00 on 10\u00a0November\u00a02026');
    expect(page()).toContain('The receipt is void.');
    expect(page()).not.toContain('80-G');
    expect(verifications().slice(asked)).toEqual([journey.byOrder]);
  });

  it('says that a part was refunded, and that the receipt holds for the rest', async () => {
    await paidAndReloaded({ status: 'success', refunded: part });
    await seen('Part refunded: ₹500.00 on 10\u00a0November\u00a02026');
    expect(page()).toContain('The receipt stays valid for the rest.');
  });

  it.each([
    ['nothing went back', { status: 'success' }],
    ['the server tells of refunds in another way', { status: 'success', refunded: 'yes' }],
    ['the order is not known to be paid', { status: 'pending', refunded: whole }],
  ])('stays as it was where %s', async (_, answer) => {
    const asked = await paidAndReloaded(answer);
    await waitFor(() => expect(verifications()).toHaveLength(asked + 1));
    await waitFor(() => expect(page()).toContain(journey.paid));
    expect(page()).not.toMatch(/refunded/i);
  });

  it('does not ask when it was just paid', async () => {
    await open();
    await startPaying();
    await checkout.pay();
    await seen(journey.paid);
    expect(verifications()).toEqual([journey.body]);
  });
});
