import { expect, test } from '@playwright/test';
import { school as identity } from '@/content/school';
import { layoutCheck } from './support/checks/page';
import {
  alertBox,
  answers,
  captchaBox,
  continueButton,
  expectAlert,
  fillMessage,
  passCaptcha,
  sent,
} from './support/contact';
import { holdScripts } from './support/failing-calls';
import { collectPageErrors } from './support/page-errors';
import { waitForEnhance } from './support/reload';

test('a visitor writes to the school, and nothing is loaded from elsewhere', async ({
  page,
  baseURL,
}) => {
  const pageErrors = collectPageErrors(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact-us');
  await expect(page).toHaveTitle(`Contact us | ${identity.name}`);
  await waitForEnhance(page);
  await expect(continueButton(page)).toBeEnabled();
  // Nothing of the captcha before the form is touched.
  expect(asked.filter((url) => /captcha/.test(url))).toEqual([]);
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
  await expectAlert(page, sent);
  for (const label of Object.keys(answers)) {
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByLabel('Country code')).toHaveValue('+91');
  await expect(captchaBox(page)).not.toBeChecked();
  expect(asked.some((url) => /captcha/.test(url))).toBe(true);
  const elsewhere = asked.filter(
    (url) => !/^(blob|data):/.test(url) && !url.startsWith(`${baseURL}/`),
  );
  expect(elsewhere).toEqual([]);

  await fillMessage(page, { Subject: 'Once more', Email: '' });
  await passCaptcha(page);
  await continueButton(page).click();
  await expectAlert(page, sent);
  expect(pageErrors).toEqual([]);
});

test('keeps what was typed before hydration', async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await fillMessage(page);
  await page.getByLabel('Country code').selectOption('+880');
  await expect(continueButton(page)).toBeDisabled();
  releaseScripts();
  await passCaptcha(page);
  const posted = page.waitForRequest('**/api/contact-us');
  await continueButton(page).click();
  expect((await posted).postDataJSON()).toMatchObject({ mobile_code: '+880', subject: 'A visit' });
  await expectAlert(page, sent);
});

test('can be filled and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Full Name').focus();
  await page.keyboard.type('Asha Vrajwasi');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9000000001');
  for (const words of ['asha@example.org', 'A visit', 'May we come?']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
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
  await expect(continueButton(page)).toBeFocused();
});

test('is accessible and fits in every state, on each screen and with large text', async ({
  page,
}) => {
  const state = await layoutCheck(page);
  await page.goto('/contact-us');
  await state();
  await continueButton(page).click();
  await expect(captchaBox(page)).toBeVisible();
  await state();
  await fillMessage(page);
  await passCaptcha(page);
  await continueButton(page).click();
  await expect(alertBox(page)).toBeVisible();
  await state();
});
