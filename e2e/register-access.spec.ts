import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { layoutCheck } from './support/checks/page';
import {
  button,
  consentBox,
  failure,
  fillDetails,
  heading,
  openCheckout,
  openRegister,
  success,
  verifyEmail,
} from './support/registration';
import { codeFor, newEmail } from './support/school';

test('is accessible and fits in every state, on each screen and with large text', async ({
  page,
}) => {
  const state = await layoutCheck(page);
  await openRegister(page);
  await button(page, 'Send OTP').click();
  await state();
  await verifyEmail(page);
  await button(page, 'Continue').click();
  await state();
  await fillDetails(page);
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details')).toBeVisible();
  await state();
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await state();
  await button(page, 'Retry Payment').click();
  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  await state();
});

test('says what is wrong in a toast that everyone can read', async ({ page }) => {
  await openRegister(page);
  await button(page, 'Send OTP').click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  // A toast stays while it is hovered.
  await toast.hover();
  await expect(toast).toHaveCSS('opacity', '1');
  await expectAccessible(page);
  await expect(toast).toBeVisible();
});

test('can be completed by keyboard alone', async ({ page }) => {
  await openRegister(page);
  const type = (text: string) => page.keyboard.type(text);
  const tab = () => page.keyboard.press('Tab');
  const email = newEmail();
  await page.getByLabel('First Name').focus();
  await type('Gopal');
  await tab();
  await type('Vrajwasi');
  await tab();
  await type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('OTP')).toBeFocused();
  await type(await codeFor(email));
  await expect(page.getByLabel('Guardian Name')).toBeFocused();
  await type('Madhav Vrajwasi');
  await tab();
  await type('0000000012');
  await tab();
  await tab();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Day Scholar')).toBeChecked();
  await tab();
  await type('Class 1');
  await tab();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByLabel('Relation to the child').focus();
  await type('Father');
  await tab();
  await page.keyboard.press('Space');
  await expect(consentBox(page)).toBeChecked();
  await page.getByLabel('City').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Review details and make payment')).toBeFocused();
  await tab();
  await expect(button(page, 'Change Full Name')).toBeFocused();
  await tab();
  await expect(button(page, 'Change Email')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Change the e-mail')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Review details and make payment')).toBeFocused();
  await button(page, /^Change /)
    .last()
    .focus();
  await tab();
  await page.keyboard.press('Enter');
  await expect(button(page, /^Pay ₹/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Payment Confirmation')).toBeFocused();
  await expect(success(page)).toBeVisible();
});
