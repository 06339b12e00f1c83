import { expect, test } from '@playwright/test';
import { school } from '@/content/school';

test.use({ javaScriptEnabled: false });

test('without scripts a visitor pages through the news, reads one and comes back', async ({
  page,
}) => {
  await page.goto('/news-event');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News & Events');
  await expect(page.getByRole('heading', { name: `${school.shortName} News` })).toBeVisible();
  const first = await page.getByRole('link', { name: /Read more/ }).getAttribute('href');
  await expect(page.locator('#news article')).toHaveCount(10);

  const pages = page.getByRole('navigation', { name: /page/i });
  const second = pages.getByRole('link', { name: /\b2$/ });
  // Forces the lazy layout first, which may move things by a pixel or two.
  await second.scrollIntoViewIfNeeded();
  await second.click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(pages.locator('[aria-current=page]')).toHaveText(/2/);
  await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);

  await page.goBack();
  await expect(page.locator(`main a[href="${first}"]`).first()).toBeVisible();
  await page.getByRole('link', { name: /Read more/ }).click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(page.getByText(/^Published on: \w+ \d{1,2}, \d{4}$/)).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/news-event$/);
});
