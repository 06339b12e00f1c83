import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { school } from '@/content/school';
import {
  alertBox,
  captchaBox,
  continueButton,
  expectAlert,
  expectKept,
  fillMessage,
  passCaptcha,
  sent,
} from './support/contact';
import {
  type FakeApi,
  json,
  maintenancePage,
  newsOnly,
  startFakeApi,
  toPosts,
} from './support/fake-api';
import { newFolder, type Running, startSite } from './support/programs';

const notSent = new RegExp(
  `Your message was not sent; nothing you wrote is lost.*${school.phones[0].replace('+', '\\+')}`,
);

let api: FakeApi;
let site: Running;
test.beforeAll(async () => {
  api = await startFakeApi(newsOnly('News'));
  site = await startSite({
    apiUrl: api.url,
    dataDir: newFolder('contact'),
    env: { RATE_LIMIT_FACTOR: '10' },
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.close();
});

test('keeps the message when the school API fails, and accepts the same captcha again', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact-us`);
  await fillMessage(page);
  await passCaptcha(page);
  const failures = [json({ detail: 'Traceback' }, 500), json({}, 200), json([], 404)];
  for (const answer of [...failures, maintenancePage(200), maintenancePage(201)]) {
    api.answer(toPosts(answer));
    await continueButton(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(alertBox(page)).toHaveCount(0);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(page.getByText('Traceback')).toHaveCount(0);
    await expectKept(page);
  }
  api.answer(toPosts(json({}, 201)));
  await continueButton(page).click();
  await expectAlert(page, sent);
  await expect(page.getByText(notSent)).toHaveCount(0);
});

test('the school’s own objections stand at their fields', async ({ page }) => {
  const fields = { name: 'Full Name may hold letters only', message: 'No.' };
  const error = { code: 'invalid', message: 'Check.', fields, requestId: '' };
  api.answer(toPosts(json({ error }, 422)));
  await page.goto(`${site.url}/contact-us`);
  await fillMessage(page);
  await passCaptcha(page);
  await continueButton(page).click();
  await expect(page.locator('.field-error')).toHaveText([/letters only/, /No\./]);
  await expect(page.getByRole('main').getByLabel('Full Name')).toBeFocused();
  await expectKept(page);
});

test('a captcha that was used up is asked for again', async ({ page }) => {
  api.answer(toPosts(json({}, 201)));
  await page.goto(`${site.url}/contact-us`);
  await fillMessage(page);
  await passCaptcha(page);
  const posted = page.waitForRequest('**/api/contact-us');
  await continueButton(page).click();
  await expectAlert(page, sent);
  const headers = { 'content-type': 'application/json' };
  const data = (await posted).postData() ?? '';
  const again = await page.request.post(`${site.url}/api/contact-us`, { headers, data });
  expect(again.status()).toBe(422);
  const body = z.object({ error: z.object({ fields: z.record(z.string(), z.string()) }) });
  expect(body.parse(await again.json()).error.fields).toEqual({
    'g-recaptcha-response': 'Please fill recptcha.',
  });
  await page.route('**/api/contact-us', (route) => route.continue({ postData: data }));
  await fillMessage(page);
  await passCaptcha(page);
  await continueButton(page).click();
  await expectAlert(page, 'Please fill recptcha.');
  await expectKept(page);
  await expect(captchaBox(page)).not.toBeChecked();
});

test('too many messages are asked to wait', async ({ page }) => {
  const strict = await startSite({
    apiUrl: api.url,
    dataDir: newFolder('contact-strict'),
    env: { RATE_LIMIT_FACTOR: '0.1' },
  });
  api.answer(toPosts(json({}, 201)));
  await page.goto(`${strict.url}/contact-us`);
  await fillMessage(page);
  await passCaptcha(page);
  await continueButton(page).click();
  await expectAlert(page, sent);
  await fillMessage(page);
  await passCaptcha(page);
  await continueButton(page).click();
  await expect(page.getByText(/Please wait about \d+ minutes, or call us/)).toBeVisible();
  await expectKept(page);
  await strict.stop();
});

test('where the captcha cannot be loaded, that is said and can be tried again', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact-us`);
  // The form is hydrated; the captcha's scripts are loaded on the first touch.
  await expect(continueButton(page)).toBeEnabled();
  let broken = true;
  await page.route(/\/_next\/static\/.*\.js/, (route) =>
    broken ? route.abort() : route.continue(),
  );
  await page.getByLabel('Full Name').focus();
  await expect(page.getByText('The check could not be loaded.')).toBeVisible();
  await fillMessage(page);
  await continueButton(page).click();
  await expectAlert(page, 'Please fill recptcha.');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  api.answer(toPosts(json({}, 201)));
  await passCaptcha(page);
  await continueButton(page).click();
  await expectAlert(page, sent);
});
