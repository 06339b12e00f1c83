// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutConstructor } from '@/lib/payments/checkout-options';
import { button, page, press, stubSite } from '../forms/stub-site';
import { stubCheckout } from './checkout-stub';
import { journeys } from './journeys';

const { loadCheckout } = vi.hoisted(() => ({
  loadCheckout: vi.fn<() => Promise<CheckoutConstructor>>(),
}));
vi.mock('@/lib/payments/checkout-script', () => ({ loadCheckout }));

describe('an order that the API rejects', () => {
  const site = stubSite();
  async function pressContinue() {
    stubCheckout(loadCheckout);
    sessionStorage.setItem('registration', JSON.stringify(journeys[0]?.tried));
    journeys[0]?.show();
    await waitFor(() => expect(button('Continue')).toBeTruthy());
    await waitFor(() => expect(site.sent('/api/verify-payment')).toHaveLength(1));
    await press('Continue');
  }

  it('is success when it was paid in another tab', async () => {
    site.refuse('/api/create-order', 409, { code: 'conflict', message: 'It is already paid.' });
    const pressed = pressContinue();
    site.answer('/api/verify-payment', { status: 'pending' });
    await waitFor(() => expect(site.sent('/api/verify-payment')).toHaveLength(1));
    site.answer('/api/verify-payment', { status: 'success' });
    await pressed;
    await waitFor(() => expect(page()).toContain('You are registered'));
  });

  it('shows the reason when nothing was paid', async () => {
    site.answer('/api/verify-payment', { status: 'pending' });
    site.refuse('/api/create-order', 409, { code: 'conflict', message: 'Not just now.' });
    await pressContinue();
    await waitFor(() => expect(screen.getByText(/Not just now\./)).toBeTruthy());
  });

  it('asks for a code once more, for the same application, when the grant is refused', async () => {
    site.answer('/api/verify-payment', { status: 'pending' });
    site.refuse('/api/create-order', 403, { code: 'forbidden', message: 'Once more.' });
    await pressContinue();
    await waitFor(() => expect(button('Send OTP').disabled).toBe(false));
    expect(JSON.parse(sessionStorage.getItem('registration') ?? '')).toMatchObject({
      ...{ verified: false, completed: null, answers: { first_name: 'Gopal' } },
      ...{ application: { id: 'a1' }, order: { id: 'order_1' } },
    });
  });

  it('restarts the verification when the application is unknown', async () => {
    site.answer('/api/verify-payment', { status: 'pending' });
    site.refuse('/api/create-order', 404, { code: 'not_found', message: 'Gone.' });
    await pressContinue();
    await waitFor(() => expect(button('Send OTP').disabled).toBe(false));
    expect(JSON.parse(sessionStorage.getItem('registration') ?? '')).toMatchObject({
      ...{ verified: false, application: null, answers: { first_name: 'Gopal' } },
    });
  });
});
