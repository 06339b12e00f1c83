import { expect, test } from '@playwright/test';
import { alert, failCall, insideAnotherApp } from './support/failing-calls';
import {
  askForCode,
  button,
  expectToast,
  failure,
  fillDetails,
  heading,
  openCheckout,
  openRegister,
  reachReview,
  success,
} from './support/registration';
import { codeFor, mailKinds, newEmail } from './support/school';

test('keeps everything when the connection is cut at each later call', async ({ page }) => {
  await openRegister(page);
  const email = newEmail();
  await askForCode(page, email);
  let restore = await failCall(page, 'verify-otp', 'offline');
  await page.getByLabel('OTP').fill(await codeFor(email));
  await expectToast(page, 'Failed to verify OTP.');
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await restore();
  await button(page, 'Verify').click();
  await fillDetails(page);

  restore = await failCall(page, 'complete-admission', 'portal');
  await button(page, 'Continue').click();
  await expectToast(page, 'There was an error submitting your personal info.');
  await expect(alert(page, 'Nothing that you typed is lost.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Vraja');
  await restore();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details')).toBeVisible();

  restore = await failCall(page, 'create-order');
  await button(page, 'Continue').click();
  await expectToast(page, 'There was an error initializing the payment.');
  await expect(alert(page, 'No answer just now.')).toBeVisible();
  await restore();
  await openCheckout(page);
});

test('turns to success when the verification was lost but the money is there', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  const restore = await failCall(page, 'verify-payment', 'offline');
  await button(page, /^Pay ₹/).click();
  await expect(failure(page)).toBeVisible();
  await restore();
  await expect(success(page)).toBeVisible();
  await expect(page.locator('.summary')).toContainText(/Payment IDpay_/);
});

test('takes the verification up again after a reload, under an overlay', async ({ page }) => {
  const email = await reachReview(page);
  await openCheckout(page);
  await page.route('**/api/verify-payment', () => undefined);
  await button(page, /^Pay ₹/).click();
  await expect(page.getByRole('dialog', { name: 'Processing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Processing' })).toBeVisible();
  // The provider tells the school of it meanwhile, as if the tab were closed.
  await expect.poll(() => mailKinds(email)).toContain('admission-receipt');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(success(page)).toBeVisible();
});

test('tells a second tab of a paid application instead of taking money twice', async ({
  page,
  context,
}) => {
  await reachReview(page);
  const kept = await page.evaluate(() => sessionStorage.getItem('registration') ?? '');
  const secondTab = await context.newPage();
  await secondTab.addInitScript((value) => {
    if (!sessionStorage.getItem('registration')) sessionStorage.setItem('registration', value);
  }, kept);
  await secondTab.goto('/register');
  await expect(heading(secondTab, 'Review details')).toBeVisible();
  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  await button(secondTab, 'Continue').click();
  await expect(alert(secondTab, 'already paid')).toBeVisible();
});

test.describe('inside another app', () => {
  test.use(insideAnotherApp);

  test('comes back from a refusal to another try, and from the bank on the right step', async ({
    page,
  }) => {
    await reachReview(page);
    await openCheckout(page);
    await button(page, 'Fail').click();
    await expect(failure(page)).toBeVisible();
    await button(page, 'Retry Payment').click();
    await openCheckout(page);
    await button(page, /^Pay ₹/).click();
    await expect(success(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('.summary')).toContainText(/Payment IDpay_/);
    await expect(page.locator('.summary')).toContainText('Gopal Vrajwasi');
  });
});
