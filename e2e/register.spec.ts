import { expect, type Page, test } from '@playwright/test';
import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { expectAccessible } from './support/axe';
import { layoutCheck } from './support/checks/page';
import { insideAnotherApp } from './support/failing-calls';
import { typeThrough } from './support/keyboard';
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

const facts = (page: Page) => page.locator('.summary');

test('registers a child from the first name to the receipt; each step is accessible and fits', async ({
  page,
}) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openRegister(page);
  await expect(page).toHaveTitle(/Online Admission Registration/);
  await expect(page.getByText(`${school.session} session`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/admission',
  );
  await expect(page.getByLabel('Guardian Name')).toBeDisabled();
  await expect(button(page, 'Continue')).toBeDisabled();
  await button(page, 'Send OTP').click();
  const toast = page.locator('[data-sonner-toast]');
  // A toast stays while it is hovered.
  await toast.hover();
  await expect(toast).toHaveCSS('opacity', '1');
  // The sticky header would cover part of what scrolled below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await page.mouse.move(0, 0);
  await state();

  const email = await verifyEmail(page);
  await expectToast(page, 'OTP Verified!');
  await expect(button(page, 'Send OTP')).toBeDisabled();
  await expect(page.getByLabel('Guardian Name')).toBeFocused();
  await button(page, 'Continue').click();
  await state();
  await fillDetails(page);
  // Nothing of the payment is loaded before its step.
  expect(asked.filter((url) => /checkout|captcha/.test(url))).toEqual([]);
  await button(page, 'Continue').click();
  for (const fact of ['Gopal Vrajwasi', 'Madhav Vrajwasi', email]) {
    await expect(facts(page)).toContainText(fact);
  }
  await expect(facts(page)).toContainText(/Admission Date\d\d [A-Z][a-z]{2} \d{4}/);
  await expect(facts(page)).not.toContainText('Zip Code');
  await expect(page.locator('.amount')).toContainText('₹1,500');
  await state();

  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await state();
  await button(page, 'Retry Payment').click();
  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(payments.test)).toBeVisible();
  await expect(heading(page, 'Payment Confirmation')).toBeFocused();
  await expect(facts(page)).toContainText(/Payment IDpay_\w{14}/);
  await expect(facts(page)).toContainText('Razorpay');
  await state();
  await expect.poll(() => mailKinds(email)).toContain('admission-receipt');
  expect(page.url()).toMatch(/\/register$/);
  await page.reload();
  await expect(success(page)).toBeVisible();
  await page.goBack();
  await expect(success(page)).toBeVisible();

  // The same child again, with the name spelled slightly differently.
  await button(page, 'Register another child').click();
  await page.getByLabel('First Name').fill('GOPAL ');
  await page.getByLabel('Last Name').fill('vrajwasi');
  await button(page, 'Send OTP').click();
  await expectToast(page, 'OTP sent successfully!');
  await enterCode(page, email);
  const notice = page.getByRole('group', { name: /already registered, with the fee paid on/ });
  await expect(notice).toBeFocused();
  await state();
  await button(page, 'Register another child').click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('Guardian Name')).toHaveValue('Madhav Vrajwasi');
  expect(pageErrors).toEqual([]);
});

test('can be completed by keyboard alone', async ({ page }) => {
  await openRegister(page);
  const press = (key: string) => page.keyboard.press(key);
  const email = newEmail();
  await page.getByLabel('First Name').focus();
  await typeThrough(page, ['Gopal', 'Vrajwasi']);
  await page.keyboard.type(email);
  await press('Enter');
  await expect(page.getByLabel('OTP')).toBeFocused();
  await page.keyboard.type(await codeFor(email));
  await expect(page.getByLabel('Guardian Name')).toBeFocused();
  await typeThrough(page, ['Madhav Vrajwasi', '0000000012', '']);
  await press('ArrowDown');
  await expect(page.getByLabel('Day Scholar')).toBeChecked();
  await typeThrough(page, ['', 'Class 1']);
  await press('ArrowDown');
  await press('Enter');
  await page.getByLabel('Relation to the child').focus();
  await typeThrough(page, ['Father']);
  await press('Space');
  await expect(consentBox(page)).toBeChecked();
  await page.getByLabel('Guardian Name').focus();
  await press('Enter');
  await expect(heading(page, 'Review details and make payment')).toBeFocused();
  await press('Tab');
  await press('Tab');
  await expect(button(page, 'Change Email')).toBeFocused();
  await press('Enter');
  await expect(button(page, 'Change email')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Review details and make payment')).toBeFocused();
  await button(page, /^Change /)
    .last()
    .focus();
  await press('Tab');
  await press('Enter');
  await expect(button(page, /^Pay ₹/)).toBeFocused();
  await press('Enter');
  await expect(heading(page, 'Payment Confirmation')).toBeFocused();
  await expect(success(page)).toBeVisible();
});

test('keeps every step through Back, Forward and reload', async ({ page }) => {
  // Otherwise the countdown could end before the check.
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
  await expect(page.getByLabel('Apply For')).toHaveValue('Class 1');
  await expect(consentBox(page)).toBeChecked();

  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details')).toBeVisible();
  await page.reload();
  await expect(facts(page)).toContainText('Madhav Vrajwasi');
  await page.goBack();
  await expect(heading(page, 'Fill Details')).toBeVisible();
  await page.getByLabel('City').fill('Gokul');
  await page.goForward();
  await expect(facts(page)).toContainText('Vraja');
  await button(page, 'Change City').click();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Gokul');
  await button(page, 'Continue').click();
  await expect(facts(page)).toContainText('Gokul');

  await openCheckout(page);
  await page.reload();
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Review details')).toBeVisible();
  await page.goForward();
  await expect(failure(page)).toBeVisible();
});

test.describe('inside another app', () => {
  test.use(insideAnotherApp);

  test('continues from a refusal to another attempt, and returns from the bank at the right step', async ({
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
    await expect(facts(page)).toContainText(/Payment IDpay_/);
    await expect(facts(page)).toContainText('Gopal Vrajwasi');
  });
});
