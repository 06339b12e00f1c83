import { expect, type Page, test } from '@playwright/test';
import {
  checkout,
  facts,
  fillDonor,
  openCheckout,
  openDonation,
  payInCheckout,
  reachReview,
  success,
} from './support/donation';
import { failCall, insideAnotherApp } from './support/failing-calls';
import { button, failure, heading } from './support/registration';
import { mailKinds } from './support/school';

const processing = (page: Page) => page.getByRole('dialog', { name: 'Processing, please wait...' });

test('shows at the field and above the button what the school refuses', async ({ page }) => {
  await openDonation(page);
  await fillDonor(page, '0.50');
  await button(page, 'Continue').click();
  await expect(page.locator('#donation-amount-error')).toContainText('at least ₹1');
  await expect(page.locator('.flow-problem')).toContainText('Amount must be at least ₹1');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.getByLabel('Amount').fill('99999999999');
  await button(page, 'Continue').click();
  await expect(page.locator('#donation-amount-error')).toContainText('at most ₹5,00,000');
  await expect(page.getByLabel('City')).toHaveValue('Vraja');
});

test('loads nothing of the payment before its step', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openDonation(page);
  await fillDonor(page);
  expect(urls.filter((url) => /checkout/.test(url))).toEqual([]);
  const script = page.waitForResponse('**/sandbox/checkout.js');
  await button(page, 'Continue').click();
  expect((await script).status()).toBe(200);
});

test('takes a failed try and then a paid one in the same window', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await button(page, 'Fail').click();
  await expect(page.getByText('Your payment was not completed')).toBeVisible();
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
});

test('offers another try of the same order after a window that was closed', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-donation')) orders.push(request.url());
  });
  await reachReview(page);
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await expect(page.locator('.amount')).toContainText('₹1,200.50');
  await expect(page.getByText('You closed the window; nothing was paid.')).toBeVisible();
  await expect(facts(page)).toContainText(/Referenceorder_\w{14}/);
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await button(page, 'Retry Payment').click();
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await expect(facts(page)).toContainText('Kadamba Lane');
  await openCheckout(page);
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  expect(orders).toHaveLength(1);
});

test('turns to success when the verification was lost but the money is there', async ({ page }) => {
  const email = await reachReview(page);
  await openCheckout(page);
  const restore = await failCall(page, 'donation-verify-payment', 'offline');
  await payInCheckout(page);
  await expect(failure(page)).toBeVisible();
  await restore();
  await expect(success(page)).toBeVisible();
  await expect(facts(page)).toContainText(/Payment IDpay_/);
  await expect.poll(() => mailKinds(email)).toEqual(['donation-receipt']);
});

test('turns to success when late money arrives', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await page.getByText(/^Advanced/).click();
  await page.getByLabel(/^Late money/).fill('1');
  await button(page, 'Pay later and close').click();
  await expect(failure(page)).toBeVisible();
  await expect(success(page)).toBeVisible({ timeout: 90_000 });
  await expect(facts(page)).toContainText('N/A');
});

test('takes no second payment for what was paid late', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await button(page, 'Retry Payment').click();
  await page.route('**/api/donation-verify-payment', (route) =>
    route.fulfill({ json: { status: 'success' } }),
  );
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  await expect(checkout(page)).toHaveCount(0);
});

test('takes the verification up again after a reload, under an overlay', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await page.route('**/api/donation-verify-payment', () => undefined);
  await payInCheckout(page);
  await expect(processing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(processing(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(success(page)).toBeVisible();
});

test('is finished by the provider when the tab is closed after paying', async ({ page }) => {
  const email = await reachReview(page);
  await openCheckout(page);
  await page.route('**/api/donation-verify-payment', () => undefined);
  await payInCheckout(page);
  await expect(processing(page)).toBeVisible();
  await page.close();
  await expect.poll(() => mailKinds(email)).toEqual(['donation-receipt']);
});

test.describe('inside another app', () => {
  test.use(insideAnotherApp);

  test('comes back from the bank on the right step', async ({ page }) => {
    const email = await reachReview(page);
    await openCheckout(page);
    await payInCheckout(page);
    await expect(success(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(facts(page)).toContainText(/Payment IDpay_/);
    await expect(facts(page)).toContainText(email);
    await expect(page.locator('.amount')).toContainText('₹1,200.50');
  });

  test('comes back from a refusal to another try', async ({ page }) => {
    await reachReview(page);
    await openCheckout(page);
    await button(page, 'Fail').click();
    await expect(failure(page)).toBeVisible();
    await button(page, 'Retry Payment').click();
    await openCheckout(page);
  });

  test('shows the result even where the tab has forgotten everything', async ({ page }) => {
    await reachReview(page);
    await openCheckout(page);
    await page.addInitScript(() => sessionStorage.clear());
    await payInCheckout(page);
    await expect(success(page)).toBeVisible();
  });
});
