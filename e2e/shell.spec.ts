import { expect, type Page, test } from '@playwright/test';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details', { hasText: name }).first();

// Those with scripts are in tests/engines.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one dropdown is open at a time, and a click closes the open one', async ({ page }) => {
    await page.goto('/news-event');
    await menu(page, 'Facilities').locator('summary').click();
    await expect(menu(page, 'Facilities').getByRole('link', { name: 'Robotics' })).toBeVisible();
    await menu(page, 'Academics').locator('summary').click();
    await expect(menu(page, 'Academics')).toHaveAttribute('open', '');
    await expect(menu(page, 'Facilities')).not.toHaveAttribute('open');
    await menu(page, 'Academics').locator('summary').click();
    await expect(menu(page, 'Academics')).not.toHaveAttribute('open');
  });

  test('a phone’s menu slides in, opens a section and leads to a page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation).toBeInViewport();
    await menu(page, 'More').locator('summary').click();
    await expect(menu(page, 'More').getByRole('link', { name: 'Gita Nagri' })).toBeVisible();
    await navigation.getByRole('link', { name: 'News & Events' }).click();
    await expect(page).toHaveURL(/\/news-event$/);
  });
});

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/news-event');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header stays visible if it takes at most a tenth of the height, but not with large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news-event');
  await page.evaluate(() => scrollTo(0, 900));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(header).not.toBeInViewport();
});

test('an unknown address is a 404, also when it is kept', async ({ request }) => {
  for (const path of ['/no/such/page', '/news-event/detail/no-such-news']) {
    for (const _ of [1, 2]) expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('the public site reveals nothing about the office', async ({ request }) => {
  const paths = ['/office', '/office/people', '/sign-in', '/applications', '/people', '/audit'];
  for (const path of [...paths, '/invited/x', '/files/office.css', '/exports/offline-donations']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});
