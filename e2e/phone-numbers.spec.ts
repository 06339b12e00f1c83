import { expect, type Page, test } from '@playwright/test';
import { button, openRegister, verifyEmail } from './support/registration';

const tenDigits = 'Please enter a valid 10-digit phone number';
const numberOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

test('the registration reads the ten digits, and cuts no number of another country', async ({
  page,
}) => {
  await openRegister(page);
  await verifyEmail(page);
  await button(page, 'Continue').click();
  const number = numberOf(page, 'Contact Number');
  const missing = page.getByText('Contact Number is required');
  await expect(missing).toBeVisible();
  await number.fill('+91 98765 43210');
  await expect(number).toHaveValue('9876543210');
  await expect(missing).toBeHidden();
  await number.fill('+44 20 7946 0958');
  await expect(page.getByText(tenDigits)).toBeVisible();
  await expect(number).toHaveValue('+44 20 7946 0958');
  await expect(page.getByText('An Indian mobile number, 10 digits.').first()).toBeVisible();
  await number.fill('');
  await number.pressSequentially('+91 98765 432109');
  await expect(number).toHaveValue('9876543210');
  await expect(page.getByText(tenDigits)).toBeHidden();
  await number.fill('98765432101');
  await expect(number).toHaveValue('9876543210');
});
