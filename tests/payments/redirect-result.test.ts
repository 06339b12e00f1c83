import { describe, expect, it } from 'vitest';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract';
import { readCallback } from '@/lib/payments/callback';
import { isInAppBrowser } from '@/lib/payments/in-app-browser';
import { callbackUrl, purposeOf } from '@/lib/payments/purpose';
import { readRedirectResult, redirectResultPath } from '@/lib/payments/redirect-result';

const payment = { orderId: 'order_A1', paymentId: 'pay_B2', signature: 'c3'.repeat(32) };

const posted = (fields: Record<string, string>) => String(new URLSearchParams(fields));

describe('a callback of the provider', () => {
  it('contains a payment', () => {
    const body = posted({
      [ORDER_ID_FIELD]: payment.orderId,
      [PAYMENT_ID_FIELD]: payment.paymentId,
      [SIGNATURE_FIELD]: payment.signature,
    });
    expect(readCallback(body)).toEqual({ kind: 'returned', payment });
  });

  it('contains a failure with its order', () => {
    const metadata = JSON.stringify({ order_id: 'order_A1', payment_id: 'pay_B2' });
    const body = posted({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': metadata });
    expect(readCallback(body)).toEqual({ kind: 'failed', orderId: 'order_A1' });
  });

  it.each([
    ['nothing', ''],
    ['a payment without its signature', posted({ [PAYMENT_ID_FIELD]: 'pay_B2' })],
    ['metadata that is not JSON', posted({ 'error[metadata]': '{' })],
    ['an id that is markup', posted({ [ORDER_ID_FIELD]: '<b>' })],
  ])('counts %s as failed', (_, body) => {
    expect(readCallback(body)).toEqual({ kind: 'failed', orderId: null });
  });
});

describe('a redirect result', () => {
  it.each([
    { kind: 'returned', payment } as const,
    { kind: 'failed', orderId: 'order_A1' } as const,
    { kind: 'failed', orderId: null } as const,
  ])('is parsed as it was serialised: $kind', (result) => {
    const path = redirectResultPath('admission', result);
    expect(path).toMatch(/^\/register#/);
    expect(readRedirectResult(path.slice(path.indexOf('#')))).toEqual(result);
  });

  it('is undefined for another fragment', () => {
    expect(readRedirectResult('')).toBeUndefined();
    expect(readRedirectResult('#register-email')).toBeUndefined();
  });

  it('drops invalid ids', () => {
    const hash = '#payment?orderId=%3Cscript%3E&paymentId=p&signature=s';
    expect(readRedirectResult(hash)).toEqual({ kind: 'failed', orderId: null });
  });

  it('leads back to the page of its purpose', () => {
    const url = callbackUrl('https://school.example.org', 'donation');
    expect(purposeOf(url)).toBe('donation');
    expect(redirectResultPath('donation', { kind: 'failed', orderId: null })).toMatch(
      /^\/donate-register#/,
    );
    expect(purposeOf('https://school.example.org/api/payments/callback?for=x')).toBeUndefined();
  });
});

describe('an in-app browser', () => {
  const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Phone) AppleWebKit/537.36 (KHTML, like Gecko)';
  const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15';

  it.each([
    `${IPHONE} (KHTML, like Gecko) Mobile/15E148 Instagram 300.0`,
    `${IPHONE} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]`,
    `${IPHONE} (KHTML, like Gecko) Mobile/15E148`,
    'Mozilla/5.0 (Linux; Android 14; Phone; wv) AppleWebKit/537.36 Version/4.0 Chrome/120 Mobile',
    `${ANDROID} Chrome/120 Mobile Safari/537.36 OPR/80`,
    `${ANDROID} Version/4.0 Chrome/100 UCBrowser/13.4 Mobile Safari/537.36`,
  ])('is detected by its user agent: %s', (agent) => {
    expect(isInAppBrowser(agent)).toBe(true);
  });

  it.each([
    `${ANDROID} Chrome/120 Mobile Safari/537.36`,
    `${IPHONE} (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1`,
    `${IPHONE} (KHTML, like Gecko) CriOS/120 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0',
  ])('is not detected: %s', (agent) => {
    expect(isInAppBrowser(agent)).toBe(false);
  });
});
