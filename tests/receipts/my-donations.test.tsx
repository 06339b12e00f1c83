// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import MyDonationsPage from '@/app/contribute/my-donations/page';
import { receipts as copy, myDonations } from '@/content/receipts';
import { school } from '@/content/school';
import { DONATION_KEY } from '@/lib/donations/fill-donation';
import { control, errors, page, press, stubSite, TROUBLES } from '../forms/stub-site';
import { EMAIL, stubVerification } from '../forms/verify-address';

const DONATION = {
  number: 'D/2026-27/000012',
  date: '2026-11-20',
  purpose: 'donation',
  amount: 120_050,
  returned: 0,
  state: 'valid',
  test: false,
  financial_year: '2026-27',
};
const VOID = { ...DONATION, number: 'D/2026-27/000011', state: 'void', returned: 120_050 };
const YEAR = { financial_year: '2026-27', test: false, donations: 120_050, fees: 0 };
const LIST = { receipts: [DONATION, VOID], years: [YEAR] };

const site = stubSite();
const { requestCode, typeCode, enterCode } = stubVerification(site, copy.find);
beforeEach(() => site.answer('/api/receipts', LIST));

async function begin() {
  history.replaceState(null, '', myDonations.path);
  render(<MyDonationsPage />);
  await requestCode();
}

async function reachList() {
  await begin();
  await enterCode('123 456');
  await screen.findByRole('heading', { name: copy.list.heading.replace('{email}', EMAIL) });
}

describe('finding receipts', () => {
  it('names the office without scripts, and sends nothing', () => {
    const html = renderToString(<MyDonationsPage />);
    expect(html).toContain(myDonations.withoutScripts);
    expect(html).toContain(school.email);
    expect(html).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${copy.find.send}<`));
  });

  it('lists the receipts with their states after a code, and keeps its grant in the tab only', async () => {
    await reachList();
    expect(site.sent('/api/mailbox-code')).toEqual([{ email: EMAIL, purpose: 'receipts' }]);
    expect(site.sent('/api/mailbox-grant')).toEqual([
      { email: EMAIL, purpose: 'receipts', otp: '123456' },
    ]);
    for (const text of ['₹1,200.50', 'D/2026-27/000012', 'Void', copy.list.notCounted]) {
      expect(page()).toContain(text);
    }
    expect(location.href + document.cookie + JSON.stringify({ ...localStorage })).not.toContain(
      'grant-1',
    );
    await press(copy.list.done);
    await screen.findByLabelText(copy.find.email);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('grant-1');
  });

  it('lists the certificates of a year, each with a download by number', async () => {
    const certificates = [{ number: 'ACK1', financial_year: '2026-27', form: 'Form 114' }];
    site.answer('/api/receipts', { ...LIST, certificates });
    site.refuse('/api/receipt-file', 404, { code: 'not_found', message: 'None.' });
    await reachList();
    expect(page()).toContain(copy.list.certificate);
    expect(page()).toContain('Form 114');
    await userEvent.click(screen.getByRole('button', { name: 'PDF ACK1' }));
    await screen.findByText('None.');
    expect(site.sent('/api/receipt-file')).toEqual([
      { grant: 'grant-1', certificate_number: 'ACK1' },
    ]);
  });

  it('shows no certificate and offers no repeat donation if the server has none', async () => {
    await reachList();
    expect(page()).not.toContain(copy.list.certificate);
    expect(screen.queryByRole('button', { name: copy.list.again.action })).toBeNull();
  });

  it('fills only this tab’s donation form, and keeps a payment in progress', async () => {
    const before = { pending: { under: 'way' }, draft: null };
    sessionStorage.setItem(DONATION_KEY, JSON.stringify(before));
    const last_donation = { donor_name: 'Meera Rao', amount: '1200.50', email: EMAIL };
    site.answer('/api/receipts', { ...LIST, last_donation });
    await reachList();
    const href = location.href;
    await press(copy.list.again.action);
    const kept = JSON.parse(sessionStorage.getItem(DONATION_KEY) ?? '{}');
    expect(kept.draft).toMatchObject({
      donor_name: 'Meera Rao',
      amount: '1200.50',
      country: 'India',
    });
    expect(kept.pending).toEqual({ under: 'way' });
    expect(href + document.cookie).not.toContain('Meera');
  });

  it('returns to the address step when the grant has expired', async () => {
    await reachList();
    const message = 'Your session has expired. Please ask for a new code.';
    site.refuse('/api/receipt-file', 403, { code: 'forbidden', message });
    await userEvent.click(screen.getByRole('button', { name: 'PDF D/2026-27/000012' }));
    await screen.findByText(message);
    expect(control(copy.find.email).value).toBe(EMAIL);
  });

  it('shows a wrong code’s error at the field', async () => {
    const otp = 'The code is wrong. Please check it and try again.';
    site.refuse('/api/mailbox-grant', 422, { code: 'invalid', fields: { otp } });
    await begin();
    // Without the button: the page checks it by itself.
    await typeCode();
    await waitFor(() => expect(errors()).toEqual([otp]));
  });

  it('names the office if the school’s own server does not offer it', async () => {
    site.refuse('/api/mailbox-code', 404, { code: 'not_found' });
    await begin();
    await screen.findByText(copy.find.notOffered, { exact: false });
    expect(page()).toContain(school.phones[0]);
  });

  it('shows that an address has no receipts, with the office’s phone number', async () => {
    site.answer('/api/receipts', { receipts: [], years: [] });
    await reachList();
    expect(page()).toContain(copy.list.none);
  });

  it.each(TROUBLES)('keeps the input when %s', async (_name, fail) => {
    fail(site, '/api/mailbox-code');
    await begin();
    await waitFor(() => expect(errors()).toHaveLength(1));
    expect(control(copy.find.email).value).toBe(EMAIL);
  });
});
