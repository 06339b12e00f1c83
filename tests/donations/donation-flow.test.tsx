// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DonationFlow } from '@/components/donations/donation-flow';
import { fillDonation } from '@/lib/donations/fill-donation';
import {
  button,
  control,
  errors,
  expectFocus,
  expectValues,
  fill,
  page,
  press,
  TROUBLES,
  typeWhenStored,
} from '../forms/stub-site';
import { donationPage } from './donation-page';
import { causes, donation, typedDonation } from './samples';

const FAILED = 'Failed to submit donation. Please try again.';
const { site, checkout, path, order, open, sent, review, reachReview, stored } = donationPage();

it('an incomplete donation has errors at the fields, and focuses the first', async () => {
  await open();
  await press('Continue');
  await waitFor(() =>
    expect(errors()).toEqual(Object.keys(typedDonation).map((label) => `${label} is required`)),
  );
  await expectFocus(() => control('Amount'));
  fill({ ...typedDonation, Amount: '1,00' });
  await waitFor(() => expect(errors()).toEqual(['Please enter a valid amount (e.g., 100.00)']));
  fill({ Amount: '1,000' });
  await waitFor(() => expect(errors()).toEqual([]));
  expect(control('Amount').hasAttribute('aria-invalid')).toBe(false);
  expect(sent()).toEqual([]);
});

describe('a complete donation', () => {
  it('opens one order, however often the button is pressed, and is reviewed', async () => {
    await open();
    fill(typedDonation);
    const release = site.hold(path);
    await userEvent.dblClick(button('Continue'));
    await waitFor(() => expect(button('Submitting...').disabled).toBe(true));
    await userEvent.type(control('City'), '{Enter}');
    release();
    await review();
    expect(sent()).toEqual([donation]);
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Review your donation'));
    expect(page()).toContain('+91 0000000012');
    expect(page()).toContain('₹100.50');
    expect(page()).not.toContain('Zip');
  });

  it('carries the notice’s version, and the country of its number', async () => {
    await open({ noticeVersion: '7' });
    fill({ ...typedDonation, 'Contact number': '+44 20 7946 0958' });
    await waitFor(() => expect(control('Contact number').value).toBe('2079460958'));
    await reachReview();
    const number = { mobile_code: '+44', mobile: '2079460958', country: 'United Kingdom' };
    expect(sent()).toEqual([{ ...donation, ...number, notice_version: '7' }]);
  });

  it('can be changed from its review, at the row’s field', async () => {
    const fromNepal = { ...typedDonation, Country: 'Nepal' };
    await open();
    fill(fromNepal);
    await reachReview();
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    await expectFocus(() => control('Email'));
    expectValues(fromNepal);
    await reachReview();
    expect(sent()).toEqual(Array(2).fill({ ...donation, country: 'Nepal' }));
  });

  it('is filled in from an earlier one, with its country', async () => {
    fillDonation({ ...donation, country: 'Nepal' });
    await open();
    await waitFor(() => expectValues({ ...typedDonation, Country: 'Nepal' }));
  });
});

describe('a donation continued after an uncertain payment', () => {
  const verifyPath = '/api/donation-verify-payment';

  async function goBackUnpaid() {
    site.answer(path, { ...order, status_by_order: true });
    site.answer(verifyPath, { status: 'pending', attempted: false });
    await open();
    fill(typedDonation);
    await reachReview();
    await press('Pay ₹100.50');
    await checkout.isOpen();
    await checkout.dismiss();
    await screen.findByText('Payment Failed!');
    await act(async () => history.back());
    await waitFor(() => expectValues(typedDonation));
  }

  it('is a success if that was paid', async () => {
    await goBackUnpaid();
    site.answer(verifyPath, { status: 'success' });
    await press('Continue');
    await screen.findByText('Payment Successful!');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['is retried with its order', {}, 1],
    ['gets another order if it was changed', { Amount: '200' }, 2],
  ])('%s', async (_, changes, orders) => {
    await goBackUnpaid();
    fill(changes);
    await reachReview();
    expect(sent()).toHaveLength(orders);
  });
});

it('a donation goes Back and Forward through its steps, and survives a reload', async () => {
  await open();
  fill(typedDonation);
  await waitFor(() => expect(stored().draft).toMatchObject({ city: 'Vraja' }));
  cleanup();
  await open();
  await waitFor(() => expectValues(typedDonation));
  await reachReview();
  await act(async () => history.back());
  await waitFor(() => expectValues(typedDonation));
  await act(async () => history.forward());
  await review();
  expect(sent()).toHaveLength(1);
});

describe('a donation that failed to open', () => {
  it.each(TROUBLES)('is kept and can be sent again when %s', async (_, fail) => {
    await open();
    fill(typedDonation);
    fail(site, path);
    await press('Continue');
    await waitFor(() => expect(page()).toContain(FAILED));
    expectValues(typedDonation);
    site.answer(path, order);
    await reachReview();
  });

  it('shows the school’s error at its field and above the button', async () => {
    const fields = { amount: 'Amount must be at least ₹5' };
    site.refuse(path, 422, { code: 'invalid', fields });
    await open();
    fill(typedDonation);
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([fields.amount, fields.amount]));
    await expectFocus(() => control('Amount'));
    const { Amount: _, ...others } = typedDonation;
    expectValues(others);
  });

  it('shows how long to wait when too many were started', async () => {
    site.refuse(path, 429, { code: 'rate_limited' }, { 'retry-after': '40' });
    await open();
    fill(typedDonation);
    await press('Continue');
    await waitFor(() => expect(page()).toContain('Please try again in 40 seconds.'));
    expectValues(typedDonation);
  });
});

it.each(['?amount=501&cause=Cow+Care', '#amount=501&cause=Cow+Care'])(
  'a link prefills amount and cause: %s',
  async (link) => {
    await open({}, link);
    await waitFor(() =>
      expect(stored().draft).toMatchObject({ amount: '501', purpose: 'Cow Care' }),
    );
  },
);

it('input typed while the tab’s draft is filled in is kept', async () => {
  typeWhenStored('City', 'Vraja');
  await open();
  await waitFor(() => expect(stored().draft).toMatchObject({ city: 'Vraja' }));
  expect(control('City').value).toBe('Vraja');
});

it('input typed before hydration is kept, and wins over a cause in the address', async () => {
  const flow = <DonationFlow checkoutScript="/checkout.js" causes={causes} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(flow);
  expect(button('Continue').disabled).toBe(true);
  control('Full name').value = 'Asha';
  control('Amount').value = '501';
  control('Contact number').value = '+91 98765 43210';
  await open({}, '?cause=cow-care', container);
  await waitFor(() => expect(stored().draft).toMatchObject({ donor_name: 'Asha', amount: '501' }));
  await waitFor(() => expect(control('Contact number').value).toBe('9876543210'));
  container.remove();
});
