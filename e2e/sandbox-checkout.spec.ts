import { expect, type Page, test } from '@playwright/test';
import { school } from '@/content/school';
import { DONATION } from '@/tests/support/donation';
import { expectAccessible } from './support/axe';
import { newFolder, startSchoolApi } from './support/programs';
import { shared } from './support/shared';

type Api = Awaited<ReturnType<typeof startSchoolApi>>;

test.describe.configure({ mode: 'default' });

let api: Api;
test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  api = await startSchoolApi({ dataDir: newFolder('sandbox') });
});
test.afterAll(() => api?.stop());

/** As strict as the policy of the site's own pages: nothing inline or external. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
].join('; ');

const SHOP = `
  window.calls = [];
  const record = (name) => (value) => window.calls.push({ name, value });
  window.shop = (options) => {
    const modal = { ondismiss: () => record('dismissed')(null) };
    const checkout = new Razorpay({ handler: record('handler'), modal, ...options });
    checkout.on('payment.failed', record('failed'));
    checkout.open();
  };
`;

const LARGE = { ...DONATION, amount: '120000.50' };

async function post(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${api.url}${path}`, init)).json();
}

async function openShop(page: Page) {
  const donation = await post('/api/create-donation/', LARGE);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const html = { contentType: 'text/html', headers: { 'content-security-policy': POLICY } };
  const scripts = '<script src="/sandbox/checkout.js"></script><script src="/shop.js"></script>';
  const body = `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1>${scripts}</main>`;
  await page.route('**/shop', (route) => route.fulfill({ ...html, body }));
  await page.route('**/shop.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SHOP }),
  );
  await page.goto(`${api.url}/shop`);
  const order = { key: donation.razorpay_key, order_id: donation.order_id, name: school.name };
  const prefill = { email: LARGE.email, contact: '+91 00000 00012' };
  await page.evaluate((given) => Reflect.get(window, 'shop')(given), {
    ...order,
    prefill,
    description: 'Donation Payment',
  });
  const dialog = page.getByRole('dialog', { name: school.name });
  await expect(dialog.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  const calls = () => page.evaluate(() => Reflect.get(window, 'calls'));
  return { donation, dialog, refused, calls };
}

test('works by keyboard on a narrow phone: shows failures, pays, and keeps a strict policy', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { donation, dialog, calls, refused } = await openShop(page);
  const pay = dialog.getByRole('button', { name: /^Pay ₹/ });
  await expect(dialog.getByText('PRACTICE: no money moves')).toBeVisible();
  await expect(dialog.getByText('₹1,20,000.50', { exact: true })).toBeVisible();
  const width = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBe(0);
  await expectAccessible(page);
  await expect(pay).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('not completed');
  expect((await calls())[0]).toMatchObject({
    name: 'failed',
    value: { error: { reason: 'payment_failed', metadata: { order_id: donation.order_id } } },
  });
  await dialog.getByLabel('The UPI app').selectOption('Declines');
  await pay.press('Enter');
  await expect.poll(async () => (await calls()).length).toBe(2);
  await dialog.getByText('Card', { exact: true }).click();
  await dialog.getByLabel('Test card').selectOption({ index: 2 });
  await pay.press('Enter');
  await expect(dialog).toBeHidden();
  const [, second, third, ...more] = await calls();
  expect([second.name, third.name, ...more]).toEqual(['failed', 'handler']);
  expect(await post('/api/donation-verify-payment/', third.value)).toEqual({ status: 'success' });
  expect(refused).toEqual([]);

  for (const [order_id, reason] of [
    [donation.order_id, 'This order is already paid.'],
    ['order_unknown', 'The id provided does not exist'],
  ]) {
    await page.evaluate((given) => Reflect.get(window, 'shop')(given), {
      key: donation.razorpay_key,
      order_id,
    });
    await expect(page.getByRole('alert')).toHaveText(reason);
    await page.keyboard.press('Escape');
  }
});

test('lets money arrive after the window was closed', async ({ page }) => {
  const { donation, dialog, calls } = await openShop(page);
  await dialog.getByText(/^Advanced/).click();
  await dialog.getByLabel(/^Late money/).fill('1');
  await dialog.getByRole('button', { name: 'Pay later and close' }).click();
  await expect(dialog).toBeHidden();
  expect(await calls()).toEqual([{ name: 'dismissed', value: null }]);
  // Polls like the page that waits for the payment.
  const asked = { razorpay_order_id: donation.order_id };
  const status = async () => (await post('/api/donation-verify-payment/', asked)).status;
  await expect.poll(status).toBe('success');
});
