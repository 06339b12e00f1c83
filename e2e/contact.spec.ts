import { expect, test } from '@playwright/test';
import { contact } from '@/content/contact';
import { school as identity } from '@/content/school';
import { layoutCheck } from './support/checks/page';
import {
  alertBox,
  answers,
  captchaBox,
  continueButton,
  expectAlert,
  expectKept,
  fillMessage,
  passCaptcha,
  sent,
} from './support/contact';
import { typeThrough } from './support/keyboard';
import { collectPageErrors } from './support/page-errors';
import { waitForEnhance } from './support/reload';

test('a visitor writes to the school, and nothing loads from elsewhere; each state is accessible and fits', async ({
  page,
  baseURL,
}) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact-us');
  await expect(page).toHaveTitle(`Contact us | ${identity.name}`);
  await waitForEnhance(page);
  await expect(continueButton(page)).toBeEnabled();
  await state();
  expect(asked.filter((url) => /captcha/.test(url))).toEqual([]);
  await continueButton(page).click();
  await expect(captchaBox(page)).toBeVisible();
  await state();
  await page.getByLabel('Country code').selectOption('+44');
  await fillMessage(page);
  await passCaptcha(page);
  const posted = page.waitForRequest('**/api/contact-us');
  await continueButton(page).click();
  expect((await posted).postDataJSON()).toMatchObject({
    name: 'Asha Vrajwasi',
    mobile_code: '+44',
    message: 'May we come on Monday?',
  });
  await expect(alertBox(page)).toBeVisible();
  await state();
  await expectAlert(page, sent);
  await expect(page.getByText(/^Your reference: \d+$/)).toBeVisible();
  for (const label of Object.keys(answers)) {
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByLabel('Country code')).toHaveValue('+91');
  await expect(captchaBox(page)).not.toBeChecked();
  const elsewhere = asked.filter(
    (url) => !/^(blob|data):/.test(url) && !url.startsWith(`${baseURL}/`),
  );
  expect(elsewhere).toEqual([]);
  expect(pageErrors).toEqual([]);

  await fillMessage(page);
  await passCaptcha(page);
  await page.context().setOffline(true);
  await continueButton(page).click();
  await expect(page.getByText(contact.form.cut)).toBeVisible();
  await expectKept(page);
  await page.context().setOffline(false);
  await passCaptcha(page);
  await continueButton(page).click();
  await expectAlert(page, sent);
});

test('can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Full Name').focus();
  await typeThrough(page, ['Asha Vrajwasi', '', '9000000001', 'asha@example.org', 'A visit']);
  await page.keyboard.type('May we come?');
  await expect(captchaBox(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(captchaBox(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(continueButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alertBox(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(alertBox(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: contact.form.received })).toBeFocused();
});

test('can be sent from a page in an insecure context', async ({ page, baseURL }) => {
  // A phone on the local network uses a host name without https: see playwright.config.ts.
  const url = new URL('/contact-us', baseURL);
  url.hostname = 'house.test';
  await page.goto(url.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await fillMessage(page);
  await captchaBox(page).click();
  // Without the browser's native hashing this is slow on a busy machine.
  await expect(page.getByText('Checked, thank you')).toBeVisible({ timeout: 40_000 });
  await continueButton(page).click();
  await expectAlert(page, sent);
});
