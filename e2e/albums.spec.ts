import { expect, test } from '@playwright/test';

test('a photograph opens in large size without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/news-event/albums`);
  await page.locator('.news-tile a').first().click();
  await page.locator('.album-photos a').first().click();
  await expect(page.locator('#photo-1 img')).toBeVisible();
  await page.locator('#photo-1').getByText('Next').click();
  await expect(page.locator('#photo-1')).toBeHidden();
  await page.locator('#photo-2').getByText('Close').last().click();
  await expect(page.locator('#photo-2')).toBeHidden();
  await context.close();
});
