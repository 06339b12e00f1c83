import { expect, test } from '@playwright/test';
import {
  continueButton,
  expectAlert,
  expectKept,
  fillMessage,
  missing,
  sent,
} from './support/contact';
import { openFakeSite } from './support/fake-api';
import { fakeSchool } from './support/fake-school';
import { waitForEnhance } from './support/reload';

const SITE_KEY = 'site-key-of-the-browser-tests';

const SCRIPT = `
  let made = 0;
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (key, { action }) => 'token-' + ++made + '-' + action,
  };
  window.onRecaptchaLoadCallback?.();
`;

test('reCAPTCHA loads on the first touch; blocked it loses nothing, otherwise its token reaches the school', async ({
  page,
}) => {
  const site = await openFakeSite(fakeSchool(), { RECAPTCHA_SITE_KEY: SITE_KEY });
  const posts = () => site.api.requests().filter(({ method }) => method === 'POST');
  const asked: string[] = [];
  const refused: string[] = [];
  let isBlocked = true;
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    asked.push(route.request().url());
    return isBlocked
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const fill = async () => {
    await page.goto(`${site.url}/contact-us`);
    await waitForEnhance(page);
    await expect(continueButton(page)).toBeEnabled();
    expect(asked.splice(0)).toEqual([]);
    await fillMessage(page);
    await expect(page.getByText('protected by reCAPTCHA')).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked.splice(0)[0]).toContain(`render=${SITE_KEY}`);
  };
  await fill();
  await continueButton(page).click();
  await expectAlert(page, missing);
  await expectKept(page);
  expect(posts()).toEqual([]);

  isBlocked = false;
  await fill();
  const posted = page.waitForRequest('**/api/contact-us');
  await continueButton(page).click();
  expect((await posted).postDataJSON()).toMatchObject({
    'g-recaptcha-response': 'token-1-contact',
  });
  await expectAlert(page, sent);
  expect(posts()).toHaveLength(1);
  expect(refused).toEqual([]);
  await site.close();
});
