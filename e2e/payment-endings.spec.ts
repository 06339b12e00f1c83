import { expect, type Page, test } from '@playwright/test';
import * as donation from './support/donation';
import { waitUntilDrawn } from './support/drawn';
import { button, failure, openCheckout, reachReview, success } from './support/registration';

const nothingPaid = (page: Page) => page.getByText('You closed the window; nothing was paid.');
const doNotPayAgain = (page: Page) => page.getByText('please do not pay again');
const inCheckout = (page: Page, name: string) =>
  donation.checkout(page).getByRole('button', { name, exact: true });

test('a window closed before any try says that nothing was paid, and its reference can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachReview(page);
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await expect(nothingPaid(page)).toBeVisible();
  await expect(doNotPayAgain(page)).toHaveCount(0);
  await button(page, 'Copy Reference').click();
  await expect(button(page, 'Copied Reference')).toBeVisible();
  const reference = await page.locator('.reference dd span').first().textContent();
  expect(reference).toMatch(/^order_\w{14}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
});

test('a failed try says not to pay again, and another one in the same window is taken', async ({
  page,
}) => {
  await reachReview(page);
  await openCheckout(page);
  await inCheckout(page, 'Fail').click();
  await expect(page.getByText('Your payment was not completed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(doNotPayAgain(page)).toBeVisible();
  await button(page, 'Check again now').click();
  await expect(page.getByText('The payment has not arrived yet.')).toBeVisible();
  await expect(nothingPaid(page)).toHaveCount(0);
  await button(page, 'Retry Payment').click();
  await openCheckout(page);
  await inCheckout(page, 'Fail').click();
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
});

test('a bank that may still pay is waited for', async ({ page }) => {
  await donation.reachReview(page);
  await donation.openCheckout(page);
  await inCheckout(page, 'Pay later and close').click();
  await expect(doNotPayAgain(page)).toBeVisible();
  await expect(page.getByText('this page changes by itself')).toBeVisible();
  await expect(nothingPaid(page)).toHaveCount(0);
});

test('the banner is one line and the footer folded during the payment', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Direct Bank Transfer' });
  const more = footer.getByText('More of this site');
  const banner = page.getByRole('region', { name: 'Ready to give your child' });
  await donation.reachReview(page);
  await expect(link).toBeHidden();
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  await waitUntilDrawn(page);
  expect((await banner.boundingBox())?.height).toBeLessThan(150);
  await more.click();
  await expect(link).toBeVisible();
  await more.press('Enter');
  await expect(link).toBeHidden();
});
