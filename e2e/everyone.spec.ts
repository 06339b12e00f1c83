import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectGoodForEveryone, expectGoodLook } from './support/checks/look';
import { expectNoSidewaysScroll } from './support/fits';
import { addresses, open, statesOf } from './support/routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p lang="en">Film' }),
  );
});

for (const address of addresses) {
  test(`${address} is for everyone`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    await expectGoodForEveryone(page);
    for (const { name, open: change } of statesOf(address)) {
      await test.step(name, async () => {
        await open(page, address);
        await change(page);
        await expectGoodLook(page);
      });
    }
  });
}

test('every open menu is accessible and fits, on a wide screen and on a phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/news-event');
  const menus = page.getByRole('navigation', { name: 'Main' }).locator('details');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 360) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const menu of await menus.all()) {
      await menu.locator('summary').click();
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});
