import { describe, expect, onTestFinished, test } from 'vitest';
import DirectBankTransfer from '@/app/direct-bank-transfer/page';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { school } from '@/content/school';
import { upiLink } from '@/lib/payments/upi';
import { pageWith } from '../ui/render';

const show = async (listed: readonly string[] = []) => {
  const controls = listed.map((key) => ({ key, field_name: '', status: 1 }));
  return pageWith({ 'form-controls': controls }, DirectBankTransfer);
};
const page = await show();

const swift = (document: Document) => document.querySelector('#account-swift-code')?.textContent;
const textOf = (document: Document) => document.querySelector('main, body')?.textContent ?? '';
const { citizenship, exemption, deductible, notDeductible } = directBankTransfer;

describe('what holds for this school', () => {
  test.each([
    ['without a registration for others', ['indian_citizen'], 'citizens-only', undefined],
    ['with one', ['indian_citizen', 'foreign_gifts'], 'everybody', school.bankAccount.swiftCode],
  ] as const)('%s stands before the account', async (_, listed, question, code) => {
    const document = await show(listed);
    const text = textOf(document);
    expect(text).toContain(citizenship[question]);
    expect(text.indexOf(citizenship[question])).toBeLessThan(text.indexOf('Account Number'));
    expect(swift(document)).toBe(code);
  });

  test('is unknown with a server that follows only the specification', async () => {
    for (const sentence of Object.values(citizenship)) expect(textOf(page)).not.toContain(sentence);
    expect(swift(page)).toBe(school.bankAccount.swiftCode);
  });

  test('is assumed to be strict when the server does not respond', async () => {
    const document = await pageWith({}, DirectBankTransfer);
    expect(textOf(document)).toContain(citizenship['citizens-only']);
    expect(swift(document)).toBeUndefined();
    expect(textOf(document)).toContain(notDeductible);
  });

  test('is cached briefly only if the purposes could not be read', async () => {
    const degraded = (document: Document) => document.querySelector('data[data-degraded]') !== null;
    const lists = { purposes: [], 'purpose-totals': [] };
    const whole = await pageWith({ 'form-controls': [], ...lists }, DirectBankTransfer);
    expect([degraded(whole), degraded(await show())]).toEqual([false, true]);
  });

  test.each([
    [[], notDeductible, deductible],
    [['tax_deduction'], deductible, notDeductible],
  ])('about the deduction follows the sentence on it: %j', async (listed, right, wrong) => {
    const notes = (await show(listed)).querySelector('ul.bank-notes')?.textContent ?? '';
    expect(notes).toContain(`${exemption} ${right}`);
    expect(notes).not.toContain(wrong);
  });
});

describe('reporting a transfer', () => {
  const { report, receipt } = directBankTransfer;

  test('is offered below the account by a server that supports it, citizenship first', async () => {
    const document = await show(['indian_citizen', 'told_transfers', 'notice_version']);
    const form = document.querySelector('form');
    const text = textOf(document);
    expect(text.indexOf(report.heading)).toBeGreaterThan(text.indexOf('Account Number'));
    expect(form?.querySelector('input, select')?.getAttribute('name')).toBe('indian_citizen');
    expect(form?.dataset.question).toBe('citizens-only');
    expect(document.querySelector('#notice')).not.toBeNull();
    expect(text).not.toContain(receipt);
  });

  test('is not offered with another server, whose donors write instead', () => {
    expect(page.querySelector('form')).toBeNull();
    expect(textOf(page)).toContain(receipt);
  });
});

describe('direct bank transfer', () => {
  test('shows every detail of the account, each with a copy button', () => {
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

  test('offers UPI by a QR code, a link for the phone’s app, and the id to copy', () => {
    const upi = page.querySelector('.upi');
    expect(upi?.querySelector('h2')?.textContent).toBe('By UPI');
    expect(upi?.querySelector('.account-value')?.textContent).toBe(school.upiId);
    expect(upi?.querySelector('ui-copy')?.getAttribute('data-copies')).toBe('upi-id');
    expect(upi?.querySelector('a')?.getAttribute('href')).toBe(
      `upi://pay?pa=${school.upiId}&pn=${encodeURIComponent(school.name)}&cu=INR&tn=Donation`,
    );
    expect(upi?.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('QR code');
  });

  test('prints the details without the screen’s controls', () => {
    expect(page.querySelector('[data-print="none"] .account')).toBeNull();
    expect(page.querySelectorAll('.back-link:not([data-print="none"])')).toHaveLength(0);
    expect(page.querySelectorAll('.copy-button:not([data-print="none"])')).toHaveLength(0);
  });

  test('offers no UPI if the school has no id', async () => {
    const { upi } = directBankTransfer;
    const { id } = upi;
    onTestFinished(() => void Reflect.set(upi, 'id', id));
    Reflect.set(upi, 'id', undefined);
    const text = textOf(await show());
    expect(text).toContain('Account Number');
    expect(text).not.toContain('UPI');
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
