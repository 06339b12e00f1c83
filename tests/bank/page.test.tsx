import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import DirectBankTransfer from '@/app/direct-bank-transfer/page';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { school } from '@/content/school';
import { upiLink } from '@/lib/payments/upi';
import { parse } from '../ui/parse';

const page = parse(renderToStaticMarkup(<DirectBankTransfer />));

describe('direct bank transfer', () => {
  test('shows every detail of the account, each with a button that copies it', () => {
    const rows = [...page.querySelectorAll('.account > div')];
    expect(rows.map((row) => row.querySelector('dt')?.textContent)).toEqual([
      'Bank',
      'Account Name',
      'Account Number',
      'IFSC',
      'Swift Code',
      'Address',
    ]);
    for (const row of rows) {
      const copies = row.querySelector('ui-copy')?.getAttribute('data-copies') ?? '';
      expect(page.getElementById(copies)?.textContent).toBe(
        row.querySelector('.account-value')?.textContent,
      );
      expect(row.querySelector('button')?.textContent).toBe(
        `Copy ${row.querySelector('dt')?.textContent}`,
      );
    }
  });

  test('offers UPI by a code, a link for the app of the phone, and the id to copy', () => {
    const upi = page.querySelector('.upi');
    expect(upi?.querySelector('h2')?.textContent).toBe('By UPI');
    expect(upi?.querySelector('.account-value')?.textContent).toBe(school.upiId);
    expect(upi?.querySelector('ui-copy')?.getAttribute('data-copies')).toBe('upi-id');
    expect(upi?.querySelector('a')?.getAttribute('href')).toBe(
      `upi://pay?pa=${school.upiId}&pn=${encodeURIComponent(school.name)}&cu=INR&tn=Donation`,
    );
    expect(upi?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('QR code');
  });

  test('prints the details without what is only for the screen', () => {
    expect(page.querySelector('[data-print="none"] .account')).toBeNull();
    expect(page.querySelectorAll('.back-link:not([data-print="none"])')).toHaveLength(0);
    expect(page.querySelectorAll('.copy-button:not([data-print="none"])')).toHaveLength(0);
  });

  test('offers no UPI where the school has no id', () => {
    const { upi } = directBankTransfer;
    const { id } = upi;
    onTestFinished(() => void Reflect.set(upi, 'id', id));
    Reflect.set(upi, 'id', undefined);
    const html = renderToStaticMarkup(<DirectBankTransfer />);
    expect(html).toContain('Account Number');
    expect(html).not.toContain('UPI');
  });
});

describe('a UPI link', () => {
  const payee = { id: 'school@bank', payee: 'School & Sons' };

  test('names the payee, and leaves the amount to the payer', () => {
    expect(upiLink(payee)).toBe('upi://pay?pa=school@bank&pn=School%20%26%20Sons&cu=INR');
  });

  test('has an amount with two decimals and a note of at most 50 characters', () => {
    const link = upiLink({ ...payee, amount: 120_000.5, note: 'n'.repeat(60) });
    expect(link).toContain('&am=120000.50&');
    expect(link.endsWith(`&tn=${'n'.repeat(50)}`)).toBe(true);
  });
});
