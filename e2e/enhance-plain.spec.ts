import { expect, test } from './enhance/test';

/** The same pages in a browser that runs no script. */
test.use({ javaScriptEnabled: false });

test('a carousel is a row to swipe, with every slide in it and no dead button', async ({
  page,
}) => {
  await page.goto('/carousel');
  const host = page.getByRole('region', { name: 'Testimonials' });
  await expect(host.getByRole('listitem')).toHaveCount(6);
  await expect(host.getByRole('button')).toHaveCount(0);
  await expect(host.getByText('Swipe or scroll sideways for more')).toBeVisible();
  await host.getByText('Card 6').scrollIntoViewIfNeeded();
  await expect(host.getByText('Card 6')).toBeInViewport();
});

test('a gallery shows its first video and links to the others', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByText('About film 1')).toBeVisible();
  await expect(page.getByText('About film 2')).toBeHidden();
  const second = page.getByRole('link', { name: 'Film 2', exact: true });
  await expect(second).toHaveAttribute('href', 'https://www.youtube.com/watch?v=bbbbbbbbbbb');
  await expect(second).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Film 3', exact: true }).click();
  await expect(page.getByText('About film 3')).toBeVisible();
  await expect(page.getByText('About film 1')).toBeHidden();
});

test('tabs are links to their panels', async ({ page }) => {
  await page.goto('/tabs');
  await expect(page.getByText('Donate text')).toBeVisible();
  await expect(page.getByText('Tax Benefit text')).toBeHidden();
  await page.getByRole('link', { name: 'Tax Benefit', exact: true }).click();
  await expect(page.getByText('Tax Benefit text')).toBeVisible();
  await expect(page.getByText('Donate text')).toBeHidden();
});

test('a text that was cut can be read in full and closed again', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByText('Read more').click();
  await expect(page.getByText('First words and all the others.')).toBeVisible();
  await expect(page.getByText('First words…')).toBeHidden();
  await page.getByText('Show less').click();
  await expect(page.getByText('First words…')).toBeVisible();
});
