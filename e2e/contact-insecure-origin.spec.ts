import { expect, test } from '@playwright/test';
import { captchaBox, continueButton, expectAlert, fillMessage, sent } from './support/contact';

// A phone on the local network uses a host name without https.
test.use({
  launchOptions: {
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP house.test 127.0.0.1'],
  },
});

test('a page that the browser does not call secure can send a message too', async ({
  page,
  baseURL,
}) => {
  const url = new URL('/contact-us', baseURL);
  url.hostname = 'house.test';
  await page.goto(url.href);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await fillMessage(page);
  await captchaBox(page).click();
  await expect(page.getByText('Checked, thank you')).toBeVisible();
  await continueButton(page).click();
  await expectAlert(page, sent);
});
