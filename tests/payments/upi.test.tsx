import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { upiLink } from '@/lib/payments/upi';

const school = { id: 'school@bank', payee: 'School & Sons' };

describe('a UPI link', () => {
  it('names the payee, and leaves the amount to the payer', () => {
    expect(upiLink(school)).toBe('upi://pay?pa=school@bank&pn=School%20%26%20Sons&cu=INR');
  });

  it('carries an amount with two decimals and a note of at most 50 characters', () => {
    const link = upiLink({ ...school, amount: 120_000.5, note: 'n'.repeat(60) });
    expect(link).toContain('&am=120000.50&');
    expect(link.endsWith(`&tn=${'n'.repeat(50)}`)).toBe(true);
  });
});

describe('a school without a UPI id', () => {
  afterEach(() => vi.doUnmock('@/content/school'));

  it('offers no UPI on its bank page', async () => {
    const { school: own, ...rest } = await import('@/content/school');
    const { upiId: _, ...without } = own;
    vi.resetModules();
    vi.doMock('@/content/school', () => ({ ...rest, school: without }));
    const { default: Page } = await import('@/app/direct-bank-transfer/page');
    const html = renderToStaticMarkup(<Page />);
    expect(html).toContain('Account Number');
    expect(html).not.toContain('UPI');
  });
});
