import { expect, type Page, test } from '@playwright/test';
import { applyButton, choose, done, fillApplication, pdf } from './support/apply';
import { continueButton, expectAlert, fillMessage, passCaptcha, sent } from './support/contact';
import { facts, fillDonor, openDonation } from './support/donation';
import { button, openRegister, verifyEmail } from './support/registration';
import { keepAsleep } from './support/trouble';

const tenDigits = 'Please enter a valid 10-digit phone number';
const numberOf = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true });

test('the contact form moves the code of a number that was filled in to its own field', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const code = page.getByLabel('Country code');
  const number = page.getByLabel('Contact Number');
  await fillMessage(page, { 'Contact Number': '+91 98765 43210' });
  await expect(number).toHaveValue('9876543210');
  await expect(code).toHaveValue('+91');
  await number.fill('+971 50 123 4567');
  await expect(code).toHaveValue('+971');
  await expect(number).toHaveValue('+971 50 123 4567');
  await number.fill('+44 20 7946 0958');
  await expect(code).toHaveValue('+44');
  await expect(number).toHaveValue('2079460958');
  await passCaptcha(page);
  const posted = page.waitForRequest('**/api/contact-us');
  await continueButton(page).click();
  expect((await posted).postDataJSON()).toMatchObject({ mobile_code: '+44', mobile: '2079460958' });
  await expectAlert(page, sent);
});

test('the application for a job reads the ten digits, and takes no other country for India', async ({
  page,
}) => {
  await page.goto('/careers/apply-now');
  await fillApplication(page);
  await choose(page, pdf());
  await numberOf(page, 'Contact').fill('+65 9123 4567');
  await applyButton(page).click();
  await expect(page.getByText(tenDigits)).toBeVisible();
  await expect(numberOf(page, 'Contact')).toHaveValue('+65 9123 4567');
  await numberOf(page, 'Contact').fill('+91 98765 43210');
  await expect(page.getByText(tenDigits)).toBeHidden();
  await applyButton(page).click();
  await expectAlert(page, done);
});

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

test('the donation shows the code once, and takes the country from the number', async ({
  page,
}) => {
  await openDonation(page);
  await fillDonor(page);
  const picker = page.getByRole('combobox', { name: 'Country code' });
  const number = page.getByLabel('Contact number');
  await number.fill('+44 20 7946 0958');
  await expect(picker).toHaveValue('+44 United Kingdom');
  await expect(number).toHaveValue('2079460958');
  await number.fill('+91 98765 43210');
  await expect(picker).toHaveValue('+91 India');
  await expect(number).toHaveValue('9876543210');
  await button(page, 'Continue').click();
  await expect(facts(page).getByText('+91 9876543210', { exact: true })).toBeVisible();
});

test('a number that was filled in before the page came alive is read too', async ({ page }) => {
  const wake = await keepAsleep(page);
  await page.goto('/donate-register', { waitUntil: 'commit' });
  await page.getByLabel('Contact number').fill('+91 98765 43210');
  wake();
  await expect(page.getByLabel('Contact number')).toHaveValue('9876543210');
});
