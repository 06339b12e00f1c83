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
  verifyEmail,
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

  restore = await failCall(page, 'complete-admission', 'offline');
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

test('counts the page of a captive portal as a failure', async ({ page }) => {
  await openRegister(page);
  const email = newEmail();
  let restore = await failCall(page, 'send-otp', 'portal');
  await page.getByLabel('First Name').fill('Gopal');
  await page.getByLabel('Last Name').fill('Vrajwasi');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send OTP').click();
  await expectToast(page, 'Failed to send OTP.');
  await restore();
  await button(page, 'Send OTP').click();
  await expectToast(page, 'OTP sent successfully!');
  await page.getByLabel('OTP').fill(await codeFor(email));
  await expect(button(page, 'Verified ✓')).toBeVisible();
  await fillDetails(page);

  restore = await failCall(page, 'complete-admission', 'portal');
  await button(page, 'Continue').click();
  await expectToast(page, 'There was an error submitting your personal info.');
  await expect(page.getByLabel('City')).toHaveValue('Vraja');
  await restore();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details')).toBeVisible();
});

test('marks the field that the school refuses', async ({ page }) => {
  await openRegister(page);
  await verifyEmail(page);
  await fillDetails(page);
  await page.getByLabel('City').fill('<Vraja>');
  await button(page, 'Continue').click();
  await expect(page.locator('#register-city-error')).toContainText('Invalid city');
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('<Vraja>');
});

test('says when the payment window cannot be loaded, and tries again', async ({ page }) => {
  await page.route('**/sandbox/checkout.js', (route) => route.abort());
  await reachReview(page);
  await expect(alert(page, 'The payment window could not be loaded.')).toBeVisible();
  await button(page, 'Continue').click();
  await expectToast(page, 'There was an error initializing the payment.');
  await page.unroute('**/sandbox/checkout.js');
  await openCheckout(page);
});

test('loads nothing of the payment before its step', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openRegister(page);
  await verifyEmail(page);
  expect(scripts.filter((url) => /checkout|captcha/.test(url))).toEqual([]);
});

test('takes a failed try and then a paid one in the same window', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await button(page, 'Fail').click();
  await expect(page.getByText('Your payment was not completed')).toBeVisible();
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
});

test('offers another try after a window that was closed', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('You closed the window; nothing was paid.')).toBeVisible();
  await expect(page.locator('.summary')).toContainText(/Referenceorder_\w{14}/);
  await button(page, 'Retry Payment').click();
  await expect(heading(page, 'Review details')).toBeFocused();
  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  await button(page, 'Register another child').click();
  await expect(heading(page, 'Fill Details')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(button(page, 'Send OTP')).toBeEnabled();
  await expect(page.getByLabel('Guardian Name')).toHaveValue('Madhav Vrajwasi');
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

test('turns to success when late money arrives', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await page.getByText(/^Advanced/).click();
  await page.getByLabel(/^Late money/).fill('1');
  await button(page, 'Pay later and close').click();
  await expect(failure(page)).toBeVisible();
  await expect(success(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('.summary')).toContainText('N/A');
});

test('takes the verification up again after a reload, under an overlay', async ({ page }) => {
  await reachReview(page);
  await openCheckout(page);
  await page.route('**/api/verify-payment', () => undefined);
  await button(page, /^Pay ₹/).click();
  await expect(page.getByRole('dialog', { name: 'Processing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Processing' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(success(page)).toBeVisible();
});

test('is finished by the provider when the tab is closed after paying', async ({ page }) => {
  const email = await reachReview(page);
  await openCheckout(page);
  await page.route('**/api/verify-payment', () => undefined);
  await button(page, /^Pay ₹/).click();
  await expect(page.getByRole('dialog', { name: 'Processing' })).toBeVisible();
  await page.close();
  await expect.poll(() => mailKinds(email)).toContain('admission-receipt');
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

  test('comes back from the bank on the right step', async ({ page }) => {
    await reachReview(page);
    await openCheckout(page);
    await button(page, /^Pay ₹/).click();
    await expect(success(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('.summary')).toContainText(/Payment IDpay_/);
    await expect(page.locator('.summary')).toContainText('Gopal Vrajwasi');
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
    await button(page, /^Pay ₹/).click();
    await expect(success(page)).toBeVisible();
  });
});
