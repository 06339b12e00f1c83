import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import DirectBankTransfer, { metadata } from '@/app/direct-bank-transfer/page';
import { school } from '@/content/school';
import { parse } from '../ui/parse';

const page = parse(renderToStaticMarkup(<DirectBankTransfer />));

describe('direct bank transfer', () => {
  test('leads back to the ways of giving', () => {
    const back = page.querySelector('.back-link');
    expect(back?.textContent).toBe('Back');
    expect(back?.getAttribute('href')).toBe('/contribute');
  });

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

  test('copies exactly what the bank needs', () => {
    expect(page.getElementById('account-account-number')?.textContent).toMatch(/^\d+$/);
    expect(page.getElementById('account-ifsc')?.textContent).toMatch(/^[A-Z0-9]{11}$/);
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
    expect(page.querySelector('.account')?.closest('[data-print="none"]')).toBeNull();
    for (const part of ['.back-link', '.copy-button']) {
      expect(page.querySelector(part)?.closest('[data-print="none"]'), part).not.toBeNull();
    }
    expect(metadata.alternates?.canonical).toBe('/direct-bank-transfer');
  });
});
