import { expect, test } from '@playwright/test';
import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { hold } from './support/failing-calls';
import { collectPageErrors } from './support/page-errors';
import {
  askForCode,
  button,
  consentBox,
  enterCode,
  expectToast,
  failure,
  fillDetails,
  heading,
  openCheckout,
  openRegister,
  success,
  verifyEmail,
} from './support/registration';
import { codeFor, mailKinds, newEmail } from './support/school';

test('registers a child from the first name to the receipt', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openRegister(page);
  await expect(page).toHaveTitle(/Online Admission Registration/);
  await expect(page.getByText(`${school.session} session`)).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Non-Refundable')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/admission',
  );
  await expect(page.getByLabel('Guardian Name')).toBeDisabled();
  await expect(button(page, 'Continue')).toBeDisabled();

  const email = await verifyEmail(page);
  await expectToast(page, 'OTP Verified!');
  await expect(button(page, 'Send OTP')).toBeDisabled();
  await expect(page.getByLabel('Guardian Name')).toBeFocused();
  await fillDetails(page);
  // Nothing of the payment is loaded before its step.
  expect(asked.filter((url) => /checkout|captcha/.test(url))).toEqual([]);
  await button(page, 'Continue').click();

  const facts = page.locator('.summary');
  await expect(facts).toContainText('Gopal Vrajwasi');
  await expect(facts).toContainText('Madhav Vrajwasi');
  await expect(facts).toContainText(email);
  await expect(facts).toContainText(/Admission Date\d\d [A-Z][a-z]{2} \d{4}/);
  await expect(facts).not.toContainText('Zip Code');
  await expect(page.locator('.amount')).toContainText('₹1,500');

  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(payments.test)).toBeVisible();
  await expect(heading(page, 'Payment Confirmation')).toBeFocused();
  await expect(page.locator('.summary')).toContainText(/Payment IDpay_\w{14}/);
  await expect(page.locator('.summary')).toContainText('Razorpay');
  await expect.poll(() => mailKinds(email)).toContain('admission-receipt');
  expect(page.url()).toMatch(/\/register$/);

  await page.reload();
  await expect(success(page)).toBeVisible();
  await page.goBack();
  await expect(success(page)).toBeVisible();
  expect(pageErrors).toEqual([]);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.waitForURL('/');
  await openRegister(page);
  await expect(heading(page, 'Fill Details')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('refuses a wrong code at its field, and takes the right one pasted with spaces', async ({
  page,
}) => {
  await openRegister(page);
  const email = newEmail();
  await askForCode(page, email);
  await expect(page.getByLabel('OTP')).toBeFocused();
  const right = await codeFor(email);
  await page.getByLabel('OTP').fill(right === '000000' ? '000001' : '000000');
  await expect(page.locator('#register-otp-error')).toContainText('The code is not right.');
  await expectToast(page, 'Failed to verify OTP.');
  await expect(page.getByLabel('Guardian Name')).toBeDisabled();
  await page.getByLabel('OTP').fill(right.replace(/(...)(...)/, ' $1 $2 '));
  await expect(button(page, 'Verified ✓')).toBeDisabled();
});

test('keeps every step through Back, Forward and reload', async ({ page }) => {
  // Otherwise the countdown could end before it is checked.
  await page.clock.setFixedTime(Date.now());
  await openRegister(page);
  const email = newEmail();
  await askForCode(page, email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(button(page, /^Wait \d+s$/)).toBeDisabled();
  await enterCode(page, email);
  await fillDetails(page);
  await page.reload();
  await expect(button(page, 'Verified ✓')).toBeDisabled();
  await expect(page.getByLabel('City')).toHaveValue('Vraja');
  await expect(page.getByLabel('Apply For')).toHaveValue('Class 1');
  await expect(consentBox(page)).toBeChecked();

  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details')).toBeVisible();
  await page.reload();
  await expect(page.locator('.summary')).toContainText('Madhav Vrajwasi');
  await page.goBack();
  await expect(heading(page, 'Fill Details')).toBeVisible();
  await page.getByLabel('City').fill('Gokul');
  await page.goForward();
  await expect(page.locator('.summary')).toContainText('Vraja');
  await button(page, 'Change City').click();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Gokul');
  await button(page, 'Continue').click();
  await expect(page.locator('.summary')).toContainText('Gokul');

  await openCheckout(page);
  await page.reload();
  await expect(heading(page, 'Review details')).toBeVisible();
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Review details')).toBeVisible();
  await page.goForward();
  await expect(failure(page)).toBeVisible();
  await button(page, 'Retry Payment').click();
  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
});

test('makes one application and one order, however often a button is pressed', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  const count = (path: string) => calls.filter((one) => one === path).length;
  await openRegister(page);
  const email = newEmail();
  await page.getByLabel('First Name').fill('Gopal');
  await page.getByLabel('Last Name').fill('Vrajwasi');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send OTP').dblclick();
  await expectToast(page, 'OTP sent successfully!');
  // The sixth digit starts the check, and Verify is pressed meanwhile.
  const answer = await hold(page, '**/api/verify-otp');
  await page.getByLabel('OTP').fill(await codeFor(email));
  await expect(page.getByText('Checking the code …')).toBeAttached();
  await button(page, 'Verify').dblclick();
  answer();
  await expect(page.getByLabel('Guardian Name')).toBeEnabled();
  await fillDetails(page);
  await button(page, 'Continue').dblclick();
  await expect(heading(page, 'Review details')).toBeVisible();
  await button(page, 'Continue').dblclick();
  await expect(button(page, /^Pay ₹/)).toHaveCount(1);
  await button(page, /^Pay ₹/).dblclick();
  await expect(success(page)).toBeVisible();
  for (const path of ['create-admission', 'send-otp', 'verify-otp', 'complete-admission']) {
    expect(count(`/api/${path}`), path).toBe(1);
  }
  expect(count('/api/create-order')).toBe(1);
  expect(count('/sandbox/checkout/payments')).toBe(1);
});
