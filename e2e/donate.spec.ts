import { expect, test } from '@playwright/test';
import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { school } from '@/content/school';
import {
  facts,
  fillDonor,
  openCheckout,
  payInCheckout,
  reachReview,
  success,
} from './support/donation';
import { collectPageErrors } from './support/page-errors';
import { button, heading } from './support/registration';
import { mailKinds } from './support/school';

test('takes a gift from the cause to the receipt', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  await page.goto('/contribute');
  await page.getByRole('link', { name: 'Give for this Cow Care' }).click();
  await page.waitForURL('/donate-register?cause=cow-care');
  await expect(page).toHaveTitle(/Donate Online/);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/contribute',
  );
  await expect(page.getByLabel('Amount')).toHaveValue('21000');
  await expect(page.getByLabel('Message')).toHaveValue('Cow Care: ');
  await expect(page.getByText('Rupees twenty-one thousand only')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const email = await fillDonor(page, '120000.5');
  await expect(page.getByText('₹1,20,000.50')).toBeVisible();
  await page.getByLabel('Message').pressSequentially('with love');
  // Nothing of the payment is loaded before its step.
  expect(asked.filter((url) => /checkout/.test(url))).toEqual([]);
  await button(page, 'Continue').click();

  await expect(heading(page, 'Review your donation')).toBeFocused();
  await expect(facts(page)).toContainText('Asha Vrajwasi');
  await expect(facts(page)).toContainText(email);
  await expect(facts(page)).toContainText('+91 0000000012');
  await expect(facts(page)).toContainText('Cow Care: with love');
  await expect(facts(page)).not.toContainText('Zip');
  await expect(page.locator('.amount')).toContainText('₹1,20,000.50');
  expect(page.url()).not.toContain('Asha');

  await openCheckout(page);
  await expect(page.getByText('Donation Payment')).toBeVisible();
  await expect(page.getByText(`Asha Vrajwasi · +910000000012 · ${email}`)).toBeVisible();
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  await expect(heading(page, 'Confirmation')).toBeFocused();
  await expect(page.getByText(`Thank you for donating to ${school.shortName}`)).toBeVisible();
  await expect(page.locator('.amount')).toContainText('₹1,20,000.50');
  await expect(facts(page)).toContainText(/Payment IDpay_\w{14}/);
  await expect(facts(page)).toContainText('Razorpay');
  // The money of the sandbox is none, so nothing is said about tax.
  await expect(page.getByText(payments.test)).toBeVisible();
  await expect(page.getByText(donateRegister.success.tax)).toBeHidden();
  const receipts = async () =>
    (await mailKinds(email)).filter((kind) => kind === 'donation-receipt').length;
  await expect.poll(receipts).toBe(1);
  // Printed as a proof, without the page around it.
  await page.emulateMedia({ media: 'print' });
  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Help Center')).toBeHidden();
  await expect(button(page, 'Give once more')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.reload();
  await expect(success(page)).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('donation') ?? '');
  expect(kept).not.toContain('Kadamba');
  await button(page, 'Give once more').click();
  await expect(heading(page, 'Your donation')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(await receipts()).toBe(1);
  expect(pageErrors).toEqual([]);
});

test('goes back and forward through the steps, and survives reloads', async ({ page }) => {
  const email = await reachReview(page);
  await page.reload();
  await expect(heading(page, 'Review your donation')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('State').fill('Rajasthan');
  await page.reload();
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
  await page.goForward();
  await expect(heading(page, 'Review your donation')).toBeVisible();
  await openCheckout(page);
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.goForward();
  await expect(success(page)).toBeVisible();
});
