// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { payments } from '@/content/payments';
import { school } from '@/content/school';
import type { CheckoutConstructor } from '@/lib/payments/checkout-options';
import { page } from '../forms/stub-site';
import { stubCheckout } from './checkout-stub';
import { journeyPage, journeys, payment } from './journeys';

const { loadCheckout } = vi.hoisted(() => ({
  loadCheckout: vi.fn<() => Promise<CheckoutConstructor>>(),
}));
vi.mock('@/lib/payments/checkout-script', () => ({ loadCheckout }));

const { noNetwork } = vi.hoisted(() => ({
  noNetwork: () => {
    throw new TypeError('no network');
  },
}));
vi.mock('@/components/admission-form/success', noNetwork);
vi.mock('@/components/donation/success', noNetwork);
vi.mock('@/components/payments/failure', noNetwork);

describe.each(journeys)('the result of $name, when its script cannot be loaded', (journey) => {
  let checkout: ReturnType<typeof stubCheckout>;
  const { site, open, seen } = journeyPage(journey, () => checkout);
  beforeEach(() => {
    checkout = stubCheckout(loadCheckout);
  });

  function expectOffice() {
    expect(page()).toContain(payments.step.notLoaded);
    expect(screen.getByRole('link', { name: school.phones[0] })).toBeDefined();
    expect(document.activeElement?.textContent).toMatch(/Confirmation/);
  }

  it('says that the payment arrived', async () => {
    await open({ ...journey.tried, payment });
    await seen(journey.paid);
    expectOffice();
  });

  it('says that the payment failed, and not to pay again', async () => {
    site.answer(journey.verifyPath, { status: 'failed' });
    await open({ ...journey.tried, payment });
    await seen(payments.failure.title);
    expect(page()).toContain('please do not pay again');
    expectOffice();
  });
});
