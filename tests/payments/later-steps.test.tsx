// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { page } from '../forms/stub-site';
import { journeyPage, journeys, payment } from './journeys';

const { noNetwork } = vi.hoisted(() => ({
  noNetwork: () => {
    throw new TypeError('no network');
  },
}));
vi.mock('@/components/admissions/form/success', noNetwork);
vi.mock('@/components/donations/success', noNetwork);
vi.mock('@/components/payments/failure', noNetwork);

describe.each(journeys)('the result of $name, if its script cannot be loaded', (journey) => {
  const { site, open, seen } = journeyPage(journey);

  it.each([
    ['arrived', 'success', journey.paid],
    ['failed, and not to pay again', 'failed', 'please do not pay again'],
  ])('shows that the payment %s', async (_, status, text) => {
    site.answer(journey.verifyPath, { status });
    await open({ ...journey.tried, payment });
    await seen(text);
    expect(page()).toContain(payments.step.notLoaded);
    expect(screen.getByRole('link', { name: school.phones[0] })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Confirmation/));
  });
});
