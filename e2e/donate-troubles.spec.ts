import { expect, test } from '@playwright/test';
import {
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

test('shows at the field and above the button what the school refuses', async ({ page }) => {
  await openDonation(page);
  await fillDonor(page, '0.50');
  await button(page, 'Continue').click();
  await expect(page.locator('#donation-amount-error')).toContainText('at least ₹1');
  await expect(page.locator('.flow-problem')).toContainText('Amount must be at least ₹1');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Vraja');
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

test.describe('inside another app', () => {
  test.use(insideAnotherApp);

  test('comes back from the bank with the result, where the tab has forgotten everything', async ({
    page,
  }) => {
    await reachReview(page);
    await openCheckout(page);
    await page.addInitScript(() => sessionStorage.clear());
    await payInCheckout(page);
    await expect(success(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });
});
