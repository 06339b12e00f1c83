// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { DonationFlow } from '@/components/donation/donation-flow';
import {
  button,
  control,
  errors,
  expectValues,
  fill,
  page,
  press,
  stubSite,
  TROUBLES,
} from '../forms/stub-site';

const PATH = '/api/create-donation';
const answers = {
  ...{ Amount: '1200.50', 'Full name': 'Asha Vrajwasi', Email: 'asha@example.org' },
  ...{ 'Contact number': '0000000012', 'Street address': '7, Kadamba Lane', City: 'Vraja' },
  ...{ State: 'Uttar Pradesh' },
};
const order = {
  ...{ order_id: 'order_1', razorpay_key: 'key_1', amount: 120_050, status_by_order: true },
  ...{ mobile_code: '', mobile: '', donor_name: '', email: '', address: '', city: '', state: '' },
  ...{ pin_code: '', country: '', message: '' },
};
const FAILED = 'Failed to submit donation. Please try again.';

const site = stubSite();
beforeEach(() => site.answer(PATH, order));

const flow = <DonationFlow checkoutScript="/checkout.js" />;
async function open(search = ''): Promise<void> {
  history.replaceState(null, '', `/donate-register${search}`);
  render(flow);
  await waitFor(() => expect(stored().draft).toBeTruthy());
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
}
const step = () => document.querySelector('.flow')?.getAttribute('data-step');
const review = () => waitFor(() => expect(step()).toBe('2'));
const stored = () => JSON.parse(sessionStorage.getItem('donation') ?? '{}');

function expectKept(): void {
  expectValues(answers);
}

describe('a donation that is not complete', () => {
  it('has its messages at the fields, the first of which takes the focus', async () => {
    await open();
    await press('Continue');
    await waitFor(() =>
      expect(errors()).toEqual(
        ['Amount', 'Full name', 'Email', 'Contact number', 'Street address', 'City', 'State'].map(
          (label) => `${label} is required`,
        ),
      ),
    );
    expect(document.activeElement).toBe(control('Amount'));
    fill({ ...answers, Amount: '1,00' });
    await waitFor(() => expect(errors()).toEqual(['Please enter a valid amount (e.g., 100.00)']));
    fill({ Amount: '1,000' });
    await waitFor(() => expect(errors()).toEqual([]));
    expect(control('Amount').hasAttribute('aria-invalid')).toBe(false);
    expect(site.sent(PATH)).toEqual([]);
  });
});

describe('a complete donation', () => {
  it('opens one order, however often the button is pressed, and is reviewed', async () => {
    await open();
    fill(answers);
    const release = site.hold(PATH);
    await userEvent.dblClick(button('Continue'));
    await waitFor(() => expect(button('Submitting...').disabled).toBe(true));
    await userEvent.type(control('City'), '{Enter}');
    release();
    await review();
    expect(site.sent(PATH)).toEqual([
      {
        ...{ amount: '1200.50', donor_name: 'Asha Vrajwasi', email: 'asha@example.org' },
        ...{ mobile_code: '+91', mobile: '0000000012', address: '7, Kadamba Lane' },
        ...{ city: 'Vraja', state: 'Uttar Pradesh', pin_code: '', country: 'India', message: '' },
      },
    ]);
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Review your donation'));
    expect(page()).toContain('+91 0000000012');
    expect(page()).toContain('₹1,200.50');
    expect(page()).not.toContain('Zip');
  });

  it('can be changed from its review, at the field of the row', async () => {
    await open();
    fill(answers);
    await press('Continue');
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Email')));
    expectKept();
    await press('Continue');
    await review();
    await userEvent.click(screen.getByRole('button', { name: 'Change Amount' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Amount')));
    expect(site.sent(PATH)).toHaveLength(2);
  });

  it('is navigated by Back and Forward', async () => {
    await open();
    fill(answers);
    await press('Continue');
    await review();
    await act(async () => history.back());
    await waitFor(() => expect(step()).toBe('1'));
    await waitFor(expectKept);
    await act(async () => history.forward());
    await review();
  });
});

describe('a donation that was not opened', () => {
  it.each(TROUBLES)('is kept and sent again when %s', async (_, fail) => {
    await open();
    fill(answers);
    fail(site, PATH);
    await press('Continue');
    await waitFor(() => expect(page()).toContain(FAILED));
    expectKept();
    site.answer(PATH, order);
    await press('Continue');
    await review();
  });

  it('has what the school says at the field and above the button', async () => {
    const amount = 'Amount must be at least ₹1';
    site.refuse(PATH, 422, { code: 'invalid', fields: { amount } });
    await open();
    fill({ ...answers, Amount: '0.50' });
    await press('Continue');
    await waitFor(() => expect(errors()).toContain(amount));
    expect(document.querySelector('.flow-problem')?.textContent).toContain(amount);
    expect(document.activeElement).toBe(control('Amount'));
    expect(control('City').value).toBe('Vraja');
  });

  it('says how long to wait when too many were started', async () => {
    site.refuse(PATH, 429, { code: 'rate_limited' }, { 'retry-after': '40' });
    await open();
    fill(answers);
    await press('Continue');
    await waitFor(() => expect(page()).toContain('Please try again in 40 seconds.'));
    expectKept();
  });
});

describe('what the tab keeps', () => {
  it('comes back after a reload', async () => {
    await open();
    fill(answers);
    expect(stored().draft).toMatchObject({ city: 'Vraja', amount: '1200.50' });
    cleanup();
    await open();
    await waitFor(expectKept);
  });

  it('is a cause of the address, unless the donor has an amount already', async () => {
    await open('?cause=cow-care');
    await waitFor(() => expect(control('Amount').value).toBe('21000'));
    expect(control('Message (optional)').value).toBe('Cow Care: ');
  });

  it('is also what was typed before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(flow);
    expect(button('Continue').disabled).toBe(true);
    control('Full name').value = 'Asha';
    control('Amount').value = '501';
    control('Contact number').value = '+91 98765 43210';
    history.replaceState(null, '', '/donate-register?cause=cow-care');
    render(flow, { container, hydrate: true });
    await waitFor(() =>
      expect(stored().draft).toMatchObject({ donor_name: 'Asha', amount: '501' }),
    );
    await waitFor(() => expect(control('Contact number').value).toBe('9876543210'));
    container.remove();
  });
});

describe('a cause', () => {
  it('suggests its amount and begins the message, and leaves the donor’s own text', async () => {
    await open();
    fill({ 'Message (optional)': 'In memory of my mother' });
    const cause = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
    await cause(/^Sponsor a Child/);
    expect(control('Amount').value).toBe('120000');
    expect(control('Message (optional)').value).toBe('Sponsor a Child: In memory of my mother');
    await cause(/^Nature Care/);
    expect(control('Amount').value).toBe('10000');
    await cause(/^Nature Care/);
    expect(control('Amount').value).toBe('');
    expect(control('Message (optional)').value).toBe('In memory of my mother');
  });
});
