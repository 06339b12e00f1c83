// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, page, press, TROUBLES } from '../forms/stub-site';
import { journeyPage, registration } from './journeys';

describe('an order that the API rejects', () => {
  const { site, open, verifications } = journeyPage(registration);
  async function review(status: number, code: string, message: string) {
    site.answer(registration.verifyPath, { status: 'pending' });
    site.refuse(registration.orderPath, status, { code, message });
    await open(registration.tried);
    await waitFor(() => expect(button('Continue')).toBeTruthy());
    await waitFor(() => expect(verifications()).toHaveLength(1));
  }

  it('is a success if it was paid in another tab', async () => {
    await review(409, 'conflict', 'It is already paid.');
    site.answer(registration.verifyPath, { status: 'success' });
    await press('Continue');
    await waitFor(() => expect(page()).toContain(registration.paid));
  });

  it('shows the reason if nothing was paid', async () => {
    await review(409, 'conflict', 'Not just now.');
    await press('Continue');
    await waitFor(() => expect(screen.getByText(/Not just now\./)).toBeTruthy());
  });

  const same = { completed: null, application: { id: 'a1' }, order: { id: 'order_1' } };
  it.each([
    ['for the same application if the grant is refused', 403, 'forbidden', same],
    ['for a new application if the old one is unknown', 404, 'not_found', { application: null }],
  ])('requires a new code %s', async (_, status, code, kept) => {
    await review(status, code, 'Once more.');
    await press('Continue');
    await waitFor(() => expect(button('Send OTP').disabled).toBe(false));
    expect(JSON.parse(sessionStorage.getItem('registration') ?? '')).toMatchObject({
      verified: false,
      answers: { first_name: 'Gopal' },
      ...kept,
    });
  });
});

describe('an order without a response', () => {
  const { site, checkout, open, step, startPaying } = journeyPage(registration);

  it.each(TROUBLES)('opens no checkout, and can be retried, when %s', async (_, fail) => {
    fail(site, registration.orderPath);
    await open();
    await waitFor(() => expect(step()).toBe('2'));
    await press('Continue');
    const problem = () => document.querySelector('.flow-problem')?.textContent;
    await waitFor(() => expect(problem()).toBeTruthy());
    expect(checkout.opened).toEqual([]);
    site.answer(registration.orderPath, { key: 'key_1', order_id: 'order_1', amount: 150_000 });
    await startPaying();
  });
});
