import { expect, test } from '@playwright/test';
import { waitForEnhance } from './support/reload';

test('a gallery plays the chosen video in place of its picture', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await page.goto('/');
  await waitForEnhance(page);
  const player = page.locator('.gallery iframe');
  await expect(player).toHaveCount(0);
  const second = page.locator('[data-choose]').nth(1);
  const title = (await second.textContent()) ?? '';
  await second.click();
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(player).toHaveAttribute('title', `${title} (video; captions are asked for)`);
  await expect(page.locator('[data-choose][aria-current]')).toHaveText(title);
  await page.locator('[data-choose]').first().click();
  await expect(player).toHaveCount(1);
  await expect(player).not.toHaveAttribute('title', `${title} (video; captions are asked for)`);
});

test('internal tabs go by keys, and open at the panel that the address names', async ({ page }) => {
  await page.goto('/acedemics#faculty');
  await waitForEnhance(page);
  await expect(page.getByRole('tab', { name: 'Faculty' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Faculty' }).focus();
  await page.keyboard.press('End');
  const last = page.getByRole('tab').last();
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('a bank detail is copied where there is no clipboard API', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      document.title = `copied ${getSelection()}`;
    });
  });
  await page.goto('/direct-bank-transfer');
  await page.getByRole('button', { name: 'Copy IFSC' }).click();
  await expect(page).toHaveTitle(`copied ${await page.locator('#account-ifsc').textContent()}`);
});

test('menus are closed when the page comes back from the cache', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news-event');
  await waitForEnhance(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator('summary').first().click();
  await expect(navigation.locator('details[open]')).toHaveCount(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(navigation).toBeHidden();
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0);
});

test('pictures that fail to load are replaced by the placeholder', async ({ page }) => {
  await page.route(/_next\/image/, (route) => route.abort());
  await page.goto('/news-event');
  const pictures = page.locator('main article img');
  await expect(pictures.first()).toHaveAttribute('src', /^\/art\//);
  await expect(pictures.first()).not.toHaveAttribute('srcset');
});
