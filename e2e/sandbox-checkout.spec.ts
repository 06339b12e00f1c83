import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { school } from '@/content/school';
import { newFolder, startSchoolApi } from './support/programs';
import { shared } from './support/shared';

type Api = Awaited<ReturnType<typeof startSchoolApi>>;

// One school API for the file.
test.describe.configure({ mode: 'default' });

let api: Api;
test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  api = await startSchoolApi({ dataDir: newFolder('sandbox') });
});
test.afterAll(() => api?.stop());

/** As strict as the policy of the site's own pages: nothing inline, nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
].join('; ');

const SHOP = `
  window.said = [];
  const say = (name) => (value) => window.said.push({ name, value });
  window.shop = (options, failures = true) => {
    const checkout = new Razorpay({
      handler: say('handler'),
      ...options,
      modal: { ondismiss: () => say('dismissed')(null), ...options.modal },
    });
    if (failures) checkout.on('payment.failed', say('failed'));
    checkout.open();
  };
`;

const GIFT = {
  ...{ mobile: '0000000012', donor_name: 'Asha Vrajwasi', email: 'donor@example.org' },
  ...{ address: '7, Kadamba Lane', city: 'Vraja', state: 'Uttar Pradesh', country: 'India' },
  amount: '120000.50',
};

async function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${api.url}${path}`, init)).json();
}

/** A shop page with its own order; the test chooses the options of the checkout. */
async function openShop(page: Page, options: Record<string, unknown> = {}, functions = '') {
  const gift = await post('/api/create-donation/', GIFT);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const html = { contentType: 'text/html', headers: { 'content-security-policy': POLICY } };
  const scripts = '<script src="/sandbox/checkout.js"></script><script src="/shop.js"></script>';
  const body = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${scripts}</main>`;
  await page.route('**/shop', (route) => route.fulfill({ ...html, body }));
  await page.route('**/shop.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SHOP + functions }),
  );
  await page.goto(`${api.url}/shop`);
  const all = {
    ...{ key: gift.razorpay_key, order_id: gift.order_id, name: school.name },
    ...{
      description: 'Donation Payment',
      prefill: { email: GIFT.email, contact: '+91 00000 00012' },
    },
    ...options,
  };
  await page.evaluate((given) => Reflect.get(window, 'shop')(given), all);
  const dialog = page.getByRole('dialog', { name: school.name });
  await expect(dialog.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  return {
    ...{ gift, dialog, refused },
    said: () => page.evaluate(() => Reflect.get(window, 'said')),
    status: async () => {
      const asked = { razorpay_order_id: gift.order_id };
      return (await post('/api/donation-verify-payment/', asked)).status;
    },
  };
}

test('pays, gives the handler a signed answer, and keeps to a strict policy', async ({ page }) => {
  const shop = await openShop(page);
  await expect(shop.dialog.getByText('TEST: no money moves')).toBeVisible();
  await expect(shop.dialog.getByText('₹1,20,000.50', { exact: true })).toBeVisible();
  await shop.dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(shop.dialog).toBeHidden();
  const [said, ...more] = await shop.said();
  expect(said.name).toBe('handler');
  expect(more).toEqual([]);
  expect(await post('/api/donation-verify-payment/', said.value)).toEqual({ status: 'success' });
  expect(shop.refused).toEqual([]);
});

test('tells of a failure and stays open for another try', async ({ page }) => {
  const shop = await openShop(page);
  await shop.dialog.getByRole('button', { name: 'Fail', exact: true }).click();
  await expect(shop.dialog.getByRole('alert')).toContainText('not completed');
  expect((await shop.said())[0]).toMatchObject({
    name: 'failed',
    value: { error: { reason: 'payment_failed', metadata: { order_id: shop.gift.order_id } } },
  });
  await shop.dialog.getByLabel('The UPI app').selectOption('Declines');
  await shop.dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect.poll(async () => (await shop.said()).length).toBe(2);
  await shop.dialog.getByText('Card', { exact: true }).click();
  await shop.dialog.getByLabel('Test card').selectOption({ index: 2 });
  await shop.dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(shop.dialog).toBeHidden();
  expect((await shop.said()).map(({ name }: { name: string }) => name)).toEqual([
    'failed',
    'failed',
    'handler',
  ]);
});

test('lets money arrive after the window was closed', async ({ page }) => {
  const shop = await openShop(page);
  await shop.dialog.getByText(/^Advanced/).click();
  await shop.dialog.getByLabel(/^Late money/).fill('1');
  await shop.dialog.getByRole('button', { name: 'Pay later and close' }).click();
  await expect(shop.dialog).toBeHidden();
  expect(await shop.said()).toEqual([{ name: 'dismissed', value: null }]);
  // Polls like the page that waits for the payment.
  await expect.poll(shop.status).toBe('success');
});

test('is dismissed by Escape', async ({ page }) => {
  const shop = await openShop(page);
  await page.keyboard.press('Escape');
  await expect(shop.dialog).toBeHidden();
  expect(await shop.said()).toEqual([{ name: 'dismissed', value: null }]);
});

test('posts to the callback address where the shop wants a redirect', async ({ page }) => {
  const posted: URLSearchParams[] = [];
  await page.route('**/callback', (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? ''));
    return route.fulfill({ contentType: 'text/html', body: 'back' });
  });
  const redirect = { callback_url: `${api.url}/callback`, redirect: true };
  const failing = await openShop(page, redirect);
  await failing.dialog.getByRole('button', { name: 'Fail', exact: true }).click();
  await page.waitForURL('**/callback');
  expect(posted[0]?.get('error[code]')).toBe('BAD_REQUEST_ERROR');

  const paying = await openShop(page, redirect);
  await paying.dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL('**/callback');
  const fields = Object.fromEntries(posted[1] ?? []);
  expect(fields.razorpay_order_id).toBe(paying.gift.order_id);
  expect(await post('/api/donation-verify-payment/', fields)).toEqual({ status: 'success' });
});

test('says so when the order is paid or unknown', async ({ page }) => {
  const shop = await openShop(page);
  await shop.dialog.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(shop.dialog).toBeHidden();
  const again = { key: shop.gift.razorpay_key, order_id: shop.gift.order_id };
  await page.evaluate((given) => Reflect.get(window, 'shop')(given), again);
  await expect(page.getByRole('alert')).toHaveText('This order is already paid.');
  await page.keyboard.press('Escape');
  await page.evaluate((given) => Reflect.get(window, 'shop')(given), {
    ...again,
    order_id: 'order_unknown',
  });
  await expect(page.getByRole('alert')).toHaveText('The id provided does not exist');
});

test('works by keyboard alone at 320 px, without findings', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const shop = await openShop(page);
  const width = await shop.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(width).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await expect(shop.dialog.getByRole('button', { name: /^Pay ₹/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(shop.dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(shop.dialog).toBeHidden();
});
