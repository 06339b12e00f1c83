import type { IncomingMessage } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { json } from './fake-api';
import { fakeSchool } from './fake-school';
import type { FakeSite } from './sites';

type Asked = { path: string; body: unknown };

const ANSWERS: Record<string, object> = {
  'create-admission': { application_id: 'a1' },
  'send-otp': { status: 'ok' },
  'verify-otp': { application_id: 'a1', admission_data: null },
  'complete-admission': { status: 'ok' },
  'create-order': { key: 'rzp_test_own', order_id: 'order_own' },
  'create-donation': { order_id: 'order_own', razorpay_key: 'rzp_test_own', amount: 120_050 },
};

/** A school's own server that implements only the contract. */
export function ownSchool({ api, url }: FakeSite) {
  const asked: Asked[] = [];
  let verification: object = { status: 'failed' };

  api.answer(
    fakeSchool(async (request, response) => {
      const path = pathOf(request);
      asked.push({ path, body: await readJson(request) });
      const known = ANSWERS[path];
      json(known ?? verification)(request, response);
    }),
  );
  return {
    url,
    /** The verification calls since the last time. */
    verifications: () => asked.splice(0).filter(({ path }) => path.endsWith('verify-payment')),
    verify: (next: object) => {
      verification = next;
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/^\/api\//, '').replace(/[/?].*$/, '');
}

/** A fake checkout window that shows nothing and ends as the test chooses. */
const CHECKOUT = `window.Razorpay = class {
  constructor(options) { this.options = options; this.listeners = []; }
  on(event, listener) { this.listeners.push(listener); }
  open() { window.checkout = this; }
};`;

export const useFakeCheckout = (page: Page) =>
  page.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  );

type How = 'dismissed' | 'failed' | 'paid';

/** Waits for the provider's window and ends it. */
export async function endCheckout(page: Page, how: How): Promise<void> {
  await page.waitForFunction(() => Boolean(Reflect.get(window, 'checkout')));
  await page.evaluate((end) => {
    const { options, listeners } = Reflect.get(window, 'checkout');
    Reflect.deleteProperty(window, 'checkout');
    if (end === 'paid') {
      options.handler({
        razorpay_order_id: options.order_id,
        razorpay_payment_id: 'pay_own',
        razorpay_signature: 'abc',
      });
      return;
    }
    if (end === 'failed') for (const listener of listeners) listener();
    options.modal.ondismiss();
  }, how);
}
