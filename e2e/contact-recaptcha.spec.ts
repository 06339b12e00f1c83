import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import {
  continueButton,
  expectAlert,
  expectKept,
  fillMessage,
  missing,
  sent,
} from './support/contact';
import { type FakeApi, startFakeApi } from './support/fake-api';
import { fakeSchool } from './support/fake-school';
import { newFolder, type Running, startSite } from './support/programs';
import { waitForEnhance } from './support/reload';

// One site of its own key for both.
test.describe.configure({ mode: 'default' });

const SITE_KEY = 'site-key-of-the-browser-tests';

let api: FakeApi;
let site: Running;
test.beforeAll(async () => {
  api = await startFakeApi(fakeSchool());
  const env = { RECAPTCHA_SITE_KEY: SITE_KEY };
  site = await startSite({ apiUrl: api.url, dataDir: newFolder('recaptcha'), env });
});
test.afterAll(async () => {
  await site.stop();
  await api.close();
});

/** Replaces the provider's script: a new token for each call. */
const SCRIPT = `
  let made = 0;
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (key, { action }) => 'token-' + ++made + '-' + action,
  };
  window.onRecaptchaLoadCallback?.();
`;

async function provide(page: Page, script: string | null) {
  const asked: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    asked.push(route.request().url());
    return script === null
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
}

test('sends its token to the school, and loads nothing before the form is touched', async ({
  page,
}) => {
  const asked = await provide(page, SCRIPT);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${site.url}/contact-us`);
  await waitForEnhance(page);
  await expect(continueButton(page)).toBeEnabled();
  expect(asked).toEqual([]);
  await fillMessage(page);
  await expect(page.getByText('protected by reCAPTCHA')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain(`render=${SITE_KEY}`);
  const bodies: Promise<string>[] = [];
  api.answer(
    fakeSchool((request, response) => {
      bodies.push(text(request));
      response.writeHead(201).end();
    }),
  );
  await continueButton(page).click();
  await expectAlert(page, sent);
  expect(JSON.parse((await bodies[0]) ?? '')).toMatchObject({
    'g-recaptcha-response': 'token-1-contact',
  });
  expect(refused).toEqual([]);
});

test('sends nothing and loses nothing when the provider is blocked', async ({ page }) => {
  await provide(page, null);
  const before = api.requests().length;
  await page.goto(`${site.url}/contact-us`);
  await fillMessage(page);
  await expect(page.getByText('protected by reCAPTCHA')).toBeVisible();
  await continueButton(page).click();
  await expectAlert(page, missing);
  await expectKept(page);
  expect(
    api
      .requests()
      .slice(before)
      .filter(({ method }) => method === 'POST'),
  ).toEqual([]);
});
