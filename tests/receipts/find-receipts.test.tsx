// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { FindReceipts } from '@/components/receipts/find-receipts';
import { receipts as copy, receiptsEntry } from '@/content/receipts';
import { school } from '@/content/school';
import { control, errors, fill, page, press, stubSite, TROUBLES } from '../forms/stub-site';

const EMAIL = 'meera@example.org';
const GIFT = {
  ...{ number: 'D/2026-27/000012', date: '2026-11-20', purpose: 'donation', amount: 120_050 },
  ...{ returned: 0, state: 'valid', test: false, financial_year: '2026-27' },
};
const VOID = { ...GIFT, number: 'D/2026-27/000011', state: 'void', returned: 120_050 };
const YEAR = { financial_year: '2026-27', test: false, donations: 120_050, fees: 0 };
const LIST = { receipts: [GIFT, VOID], years: [YEAR] };

const finder = (
  <FindReceipts>
    <noscript>{school.email}</noscript>
  </FindReceipts>
);

const site = stubSite();
beforeEach(() => {
  site.answer('/api/mailbox-code', { status: 'sent' });
  site.answer('/api/mailbox-grant', { grant: 'grant-1' });
  site.answer('/api/receipts', LIST);
});

async function askCode() {
  history.replaceState(null, '', '/donate-register#receipts');
  render(finder);
  await screen.findByLabelText(copy.find.email);
  fill({ [copy.find.email]: EMAIL });
  await press(copy.find.send);
}

async function reachList() {
  await askCode();
  await screen.findByLabelText(copy.find.code);
  fill({ [copy.find.code]: '123 456' });
  await screen.findByText(copy.list.heading.replace('{email}', EMAIL));
}

describe('finding receipts', () => {
  it('asks for the address only when it is opened, and names the office without scripts', () => {
    const html = renderToString(finder);
    expect(html).toContain(receiptsEntry.title);
    expect(html).toContain(school.email);
    expect(html).not.toContain(copy.find.send);
  });

  it('lists the receipts with their states after a code, and keeps its proof for the tab alone', async () => {
    await reachList();
    expect(site.sent('/api/mailbox-code')).toEqual([{ email: EMAIL, purpose: 'receipts' }]);
    expect(site.sent('/api/mailbox-grant')).toEqual([
      { email: EMAIL, purpose: 'receipts', otp: '123456' },
    ]);
    for (const said of ['₹1,200.50', 'D/2026-27/000012', 'Void', copy.list.notCounted]) {
      expect(page()).toContain(said);
    }
    expect(location.href + document.cookie + JSON.stringify({ ...localStorage })).not.toContain(
      'grant-1',
    );
    await press(copy.list.done);
    await screen.findByLabelText(copy.find.email);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('grant-1');
  });

  it('goes back to the address when the proof is over', async () => {
    await reachList();
    const message = 'Your session has expired. Please ask for a new code.';
    site.refuse('/api/receipt-file', 403, { code: 'forbidden', message });
    await userEvent.click(screen.getByRole('button', { name: 'PDF D/2026-27/000012' }));
    await screen.findByText(message);
    expect(control(copy.find.email).value).toBe(EMAIL);
  });

  it('says that a code is wrong, at the field', async () => {
    const otp = 'The code is wrong. Please check it and try again.';
    site.refuse('/api/mailbox-grant', 422, { code: 'invalid', fields: { otp } });
    await askCode();
    await screen.findByLabelText(copy.find.code);
    fill({ [copy.find.code]: '123456' });
    await waitFor(() => expect(errors()).toEqual([otp]));
  });

  it('names the office where the school’s own server does not offer it', async () => {
    site.refuse('/api/mailbox-code', 404, { code: 'not_found' });
    await askCode();
    await screen.findByText(copy.find.notOffered, { exact: false });
    expect(page()).toContain(school.phones[0]);
  });

  it('says that an address has no receipts, with the office’s phone number', async () => {
    site.answer('/api/receipts', { receipts: [], years: [] });
    await reachList();
    expect(page()).toContain(copy.list.none);
  });

  it.each(TROUBLES)('keeps what was typed when %s', async (_name, fail) => {
    fail(site, '/api/mailbox-code');
    await askCode();
    await waitFor(() => expect(errors()).toHaveLength(1));
    expect(control(copy.find.email).value).toBe(EMAIL);
  });
});
