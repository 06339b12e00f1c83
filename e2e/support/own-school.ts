import type { IncomingMessage } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { Browser, Page } from '@playwright/test';
import { type Answer, json, newsOnly, startFakeApi } from './fake-api';
import { newFolder, startSite } from './programs';

type Asked = { path: string; body: unknown };

const ANSWERS: Record<string, object> = {
  'create-admission': { application_id: 'a1' },
  'send-otp': { status: 'ok' },
  'verify-otp': { application_id: 'a1', admission_data: null },
  'complete-admission': { status: 'ok' },
  'create-order': { key: 'rzp_test_own', order_id: 'order_own' },
  'create-donation': { order_id: 'order_own', razorpay_key: 'rzp_test_own', amount: 120_050 },
};
const FEES = [{ category: 'Admission Registration Fee', amount: 1500 }];

/** The site with a school's own server that implements only the contract. */
export async function openOwnSchool() {
  const asked: Asked[] = [];
  let offers: object = {};
  let verification: object = { status: 'failed' };

  const answer: Answer = async (request, response) => {
    const path = pathOf(request);
    if (request.method !== 'POST') {
      const content = path === 'fee-structure' ? json(FEES) : newsOnly('News');
      return content(request, response);
    }
    asked.push({ path, body: await readJson(request) });
    const known = ANSWERS[path];
    json(known ? { ...known, ...offers } : verification, 200)(request, response);
  };

  const api = await startFakeApi(answer);
  const site = await startSite({
    apiUrl: api.url,
    dataDir: newFolder('own'),
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  return {
    url: site.url,
    /** The verification calls since the last time. */
    verifications: () => asked.splice(0).filter(({ path }) => path.endsWith('verify-payment')),
    offer: (more: object) => {
      offers = more;
    },
    verify: (next: object) => {
      verification = next;
    },
    close: async () => {
      await site.stop();
      await api.close();
    },
  };
}

export type OwnSchool = Awaited<ReturnType<typeof openOwnSchool>>;

function pathOf({ url = '' }: IncomingMessage): string {
  return url.replace(/^\/api\//, '').replace(/[/?].*$/, '');
}

/** A fake checkout window that shows nothing and ends as the test chooses. */
const CHECKOUT = `window.Razorpay = class {
  constructor(options) { this.options = options; this.listeners = []; }
  on(event, listener) { this.listeners.push(listener); }
  open() { window.checkout = this; }
};`;

export async function newPage(browser: Browser, { url }: OwnSchool): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.route('https://checkout.razorpay.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  );
  return page;
}

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
