import { expect, type Page, test } from '@playwright/test';
import * as donation from './support/donation';
import { waitUntilDrawn } from './support/drawn';
import { button, failure, openCheckout, reachReview, success } from './support/registration';

const journeys = [
  { name: 'the registration', reach: reachReview, open: openCheckout, paid: success },
  {
    name: 'the donation',
    reach: donation.reachReview,
    open: donation.openCheckout,
    paid: donation.success,
  },
] as const;

const nothingPaid = (page: Page) => page.getByText('You closed the window; nothing was paid.');
const doNotPayAgain = (page: Page) => page.getByText('please do not pay again');
const inCheckout = (page: Page, name: string) =>
  donation.checkout(page).getByRole('button', { name, exact: true });

for (const { name, reach, open, paid } of journeys) {
  test.describe(name, () => {
    test('says that nothing was paid when the window was closed before any try', async ({
      page,
    }) => {
      await reach(page);
      await open(page);
      await page.keyboard.press('Escape');
      await expect(failure(page)).toBeVisible();
      await expect(nothingPaid(page)).toBeVisible();
      await expect(doNotPayAgain(page)).toHaveCount(0);
    });

    test('does not say so after a failed try', async ({ page }) => {
      await reach(page);
      await open(page);
      await inCheckout(page, 'Fail').click();
      await expect(page.getByText('Your payment was not completed')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(doNotPayAgain(page)).toBeVisible();
      await button(page, 'Check again now').click();
      await expect(page.getByText('The payment has not arrived yet.')).toBeVisible();
      await expect(nothingPaid(page)).toHaveCount(0);
    });

    test('does not say so while a bank may still pay', async ({ page }) => {
      await reach(page);
      await open(page);
      await inCheckout(page, 'Pay later and close').click();
      await expect(doNotPayAgain(page)).toBeVisible();
      await expect(page.getByText('this page changes by itself')).toBeVisible();
      await expect(nothingPaid(page)).toHaveCount(0);
    });

    test('lets the reference be copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await reach(page);
      await open(page);
      await page.keyboard.press('Escape');
      await button(page, 'Copy Reference').click();
      await expect(button(page, 'Copied Reference')).toBeVisible();
      const reference = await page.locator('.reference dd span').first().textContent();
      expect(reference).toMatch(/^order_\w{14}$/);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    });

    test('shows a one-line banner and a folded footer during the payment', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      const link = footer.getByRole('link', { name: 'Direct Bank Transfer' });
      const more = footer.getByText('More of this site');
      const banner = page.getByRole('region', { name: 'Ready to give your child' });
      await page.goto('/contribute');
      await expect(link).toBeVisible();
      await expect(more).toBeHidden();

      await reach(page);
      await expect(link).toBeHidden();
      await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
      await expect(footer.getByText('All rights reserved.')).toBeVisible();
      await expect(
        banner.getByText('Ready to give your child the best in global education?'),
      ).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Apply Now' })).toBeVisible();
      await waitUntilDrawn(page);
      expect((await banner.boundingBox())?.height).toBeLessThan(150);
      await more.click();
      await expect(link).toBeVisible();
      await more.press('Enter');
      await expect(link).toBeHidden();

      await open(page);
      await donation.payInCheckout(page);
      await expect(paid(page)).toBeVisible();
      await expect(link).toBeHidden();
    });
  });
}
