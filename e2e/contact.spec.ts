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
import { thingsOf } from './support/structured-data';

test('a visitor writes to the school', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  await page.goto('/contact-us');
  await expect(page).toHaveTitle(`Contact us | ${identity.name}`);
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
  expect(page.url()).toMatch(/\/contact-us$/);
  expect(pageErrors).toEqual([]);

  await fillMessage(page, { Subject: 'Once more', Email: '' });
  await passCaptcha(page);
  await continueButton(page).click();
  await expectAlert(page, sent);
});

test('waits for a captcha that is still being solved', async ({ page }) => {
  await page.goto('/contact-us');
  await fillMessage(page);
  await captchaBox(page).click();
  await continueButton(page).click();
  await expectAlert(page, sent);
});

test('loads nothing of the captcha before the form is touched, and nothing from other hosts', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  const before = asked.length;
  expect(asked.filter((url) => /captcha/.test(url))).toEqual([]);
  await page.getByLabel('Full Name').focus();
  await expect(captchaBox(page)).toBeVisible();
  await passCaptcha(page);
  expect(asked.length).toBeGreaterThan(before);
  const elsewhere = asked.filter(
    (url) => !/^(blob|data):/.test(url) && !url.startsWith(`${baseURL}/`),
  );
  expect(elsewhere).toEqual([]);
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
  await state();
  await continueButton(page).click();
  await expect(alertBox(page)).toBeVisible();
  await state();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the form needs them, and how else the school is reached', async ({ page }) => {
    await page.goto('/contact-us');
    const note = page.locator('.without-scripts');
    await expect(note).toContainText('This form needs JavaScript');
    await expect(note.locator('a[href^="tel:"]')).toHaveCount(2);
    const main = page.getByRole('main');
    expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThan(1);
    await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main.getByRole('img', { name: /Map of the campus/ })).toBeVisible();
    await expect(continueButton(page)).toBeDisabled();
  });
});

test('tells search engines how the school is reached', async ({ page }) => {
  await page.goto('/contact-us');
  const [school] = await thingsOf(page, 'School');
  expect(school).toMatchObject({
    name: identity.name,
    telephone: identity.phones[0],
    address: { '@type': 'PostalAddress', addressCountry: 'IN' },
  });
});
