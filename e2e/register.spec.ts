import { expect, type Page, test } from '@playwright/test';
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
  reachReview,
  success,
  verifyEmail,
} from './support/registration';
import { codeFor, mailKinds, newEmail } from './support/school';

test('registers a child from the first name to the receipt', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
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

test('asks for names and address before a code, and counts down until the next', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await openRegister(page);
  await button(page, 'Send OTP').click();
  await expectToast(page, 'Please fill in the first name and last name before sending OTP.');
  await expect(page.getByText('First Name is required')).toBeVisible();
  await expect(page.getByText('Last Name is required')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('First Name').fill('Gopal');
  await page.getByLabel('Last Name').fill('Vrajwasi');
  await expect(page.getByText('Last Name is required')).toBeHidden();
  await page.getByLabel('Email').fill('nobody');
  await button(page, 'Send OTP').click();
  await expectToast(page, 'Please enter a valid email.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await button(page, 'Verify').click();
  await expectToast(page, 'Please fill in the correct OTP.');

  await askForCode(page, newEmail());
  await expect(button(page, 'Wait 15s')).toBeDisabled();
  await expect(page.getByText('Another code can be asked for')).toBeAttached();
  await page.clock.setFixedTime(now + 18_000);
  await expect(button(page, 'Wait 3s')).toBeDisabled();
  await page.clock.setFixedTime(now + 22_500);
  await expect(button(page, 'Send OTP')).toBeEnabled();
  await expect(page.getByText('You can ask for another code now.')).toBeAttached();
});

test('refuses wrong codes, five at most, and takes a pasted one with spaces', async ({ page }) => {
  const tries = countCalls(page, 'verify-otp');
  await openRegister(page);
  const email = newEmail();
  await askForCode(page, email);
  await expect(page.getByLabel('OTP')).toBeFocused();
  const right = await codeFor(email);
  const wrong = right === '000000' ? '000001' : '000000';
  const message = page.locator('#register-otp-error');
  // The first code is sent automatically, once; the button sends it again.
  await page.getByLabel('OTP').fill(wrong);
  await expect(message).toContainText('The code is not right.');
  await expectToast(page, 'Failed to verify OTP.');
  await expect(page.getByRole('alert').getByText('The code is not right.')).toBeVisible();
  for (let again = 2; again <= 4; again += 1) {
    await button(page, 'Verify').click();
    await expectToast(page, 'Failed to verify OTP.');
    await expect(message).toContainText('The code is not right.');
    await expect(page.getByLabel('OTP')).toBeFocused();
  }
  await page.getByLabel('OTP').fill('0');
  await expect(message).toBeHidden();
  await page.getByLabel('OTP').fill(wrong);
  await page.keyboard.press('Enter');
  await expect(message).toContainText('Too many wrong tries. Please ask for a new code.');
  expect(tries()).toBe(5);
  await page.getByLabel('OTP').fill(right);
  await expect.poll(tries).toBe(6);
  await expect(message).toContainText('Too many wrong tries.');
  await expect(page.getByLabel('Guardian Name')).toBeDisabled();

  // Another address can be verified at once; its code is pasted with spaces.
  await button(page, 'Change the e-mail').click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('Gopal');
  const second = newEmail();
  await askForCode(page, second);
  await page.getByLabel('OTP').fill((await codeFor(second)).replace(/(...)(...)/, ' $1 $2 '));
  await expect(button(page, 'Verified ✓')).toBeDisabled();
});

/** How often one of the site's own calls was made. */
function countCalls(page: Page, name: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/${name}`)) calls += 1;
  });
  return () => calls;
}

test('fills in what the school knows from last time', async ({ page, context }) => {
  const email = await reachReview(page);
  const other = await context.newPage();
  await openRegister(other);
  await expect(other.getByLabel('First Name')).toHaveValue('');
  await other.getByLabel('First Name').fill('Madan');
  await other.getByLabel('Last Name').fill('Vrajwasi');
  await other.getByLabel('Email').fill(email);
  await button(other, 'Send OTP').click();
  await expectToast(other, 'OTP sent successfully!');
  await enterCode(other, email);
  await expect(other.getByLabel('Guardian Name')).toHaveValue('Madhav Vrajwasi');
  await expect(other.getByLabel('First Name')).toHaveValue('Madan');
  // The class is not taken over from the brother.
  await expect(other.getByLabel('Apply For')).toHaveValue('');
  // The first tab is not affected.
  await expect(page.locator('.summary')).toContainText('Gopal Vrajwasi');
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
