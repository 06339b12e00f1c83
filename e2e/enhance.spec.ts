import { expect, expectAccessible, test } from './enhance/test';

test.describe('video gallery', () => {
  const player = (id: string) =>
    `iframe[src="https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1"]`;

  test('plays the chosen video in place of its picture', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.locator('[data-choose][aria-current]')).toHaveText('Film 1');
    await page.getByRole('link', { name: 'Film 2', exact: true }).click();
    await expect(page.locator(player('bbbbbbbbbbb'))).toHaveAttribute(
      'title',
      'Film 2 (video; captions are asked for)',
    );
    await expect(page.locator('[data-choose][aria-current]')).toHaveText('Film 2');
    await expect(page.getByText('About film 2')).toBeVisible();
    await expect(page.getByText('About film 1')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Film 1', exact: true }).click();
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.locator(player('aaaaaaaaaaa'))).toBeVisible();
  });

  test('shows a video without an address as picture and text', async ({ page }) => {
    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Film 2', exact: true }).click();
    await page.getByRole('link', { name: 'Film 3', exact: true }).click();
    await expect(page.getByText('About film 3')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test.describe('internal tabs', () => {
  test('switch by click and keys, leave the address, and rename the breadcrumb', async ({
    page,
  }) => {
    await page.goto('/tabs');
    await page.getByRole('tab', { name: 'Tax Benefit' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Tax Benefit' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByText('Now: Tax Benefit')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'More' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Donate', selected: true })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByText('More text')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.getByText('Donate text')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expectAccessible(page);
  });

  test('open at the panel that the address names', async ({ page }) => {
    await page.goto('/tabs#benefit');
    await expect(page.getByRole('tab', { name: 'Tax Benefit' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel', { name: 'Tax Benefit' })).toBeVisible();
  });

  test('open at the tab of the page and go down the list by keys', async ({ page }) => {
    await page.goto('/page-tabs?tab=1');
    await page.getByRole('tab', { name: 'Faculty', selected: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Results text')).toBeVisible();
    expect(page.url()).toContain('tab=1');
  });
});

test.describe('dialogs', () => {
  test('open as modals, close by button, Escape and backdrop, give the focus back', async ({
    page,
  }) => {
    await page.goto('/dialogs');
    const opener = page.getByRole('link', { name: 'Mathematics teacher' });
    const dialog = page.getByRole('dialog', { name: 'Mathematics' });
    await opener.click();
    await expect(dialog.getByRole('link', { name: 'Apply Now' })).toBeVisible();
    await expect(dialog.getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opener.click();
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('open from the address and stay closed afterwards', async ({ page }) => {
    await page.goto('/dialogs#vacancy');
    const dialog = page.getByRole('dialog', { name: 'Mathematics' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('copy button', () => {
  test('copies where there is no clipboard API', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.addEventListener('copy', () => {
        document.title = `copied ${getSelection()}`;
      });
    });
    await page.goto('/dialogs');
    await page.getByRole('button', { name: 'Copy the account number' }).click();
    await expect(page).toHaveTitle(/copied\s+0000 0000 0000/);
  });
});

test.describe('navigation', () => {
  const menu = (label: string) => `details:has(> summary:text-is("${label}"))`;

  test('closes its menus by a click elsewhere and by Escape', async ({ page }) => {
    await page.goto('/nav');
    await page.getByText('Menu One').click();
    await expect(page.getByText('Entry One')).toBeVisible();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect(page.getByText('Entry One')).toBeHidden();
    await page.getByText('Menu One').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Entry One')).toBeHidden();
    await expect(page.locator('summary', { hasText: 'Menu One' })).toBeFocused();
    await expectAccessible(page);
  });

  test('closes a menu of a bar that is a popover only on narrow screens', async ({ page }) => {
    await page.goto('/nav');
    await page.getByText('Menu Bar').click();
    await page.getByText('Rest of the bar').click();
    await expect(page.getByText('Entry Bar')).toBeHidden();
    await page.getByRole('button', { name: 'Open the bar' }).click();
    await page.getByText('Menu Bar').click();
    await page.getByText('Rest of the bar').click();
    await expect(page.getByText('Entry Bar')).toBeVisible();
  });

  test('is closed when the page comes back from the cache', async ({ page }) => {
    await page.goto('/nav');
    await page.getByText('Menu One').click();
    await page.getByRole('button', { name: 'Open the bar' }).press('Enter');
    await page.getByText('Menu Bar').click();
    await expect(page.locator('#bar:popover-open')).toBeVisible();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(page.locator('details[open]')).toHaveCount(0);
    await expect(page.locator('#bar:popover-open')).toHaveCount(0);
  });

  test('leaves a nested list open while its panel is used', async ({ page }) => {
    await page.goto('/nav');
    await page.getByText('Panel', { exact: true }).click();
    await page.getByText('Nested', { exact: true }).click();
    await page.getByText('Panel text').click();
    await expect(page.getByText('Nested entry')).toBeVisible();
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect(page.locator(menu('Panel'))).not.toHaveAttribute('open');
  });
});

test('replaces a picture that fails to load by the placeholder, once', async ({ page }) => {
  await page.goto('/pictures');
  await expect(page.getByAltText('Dead', { exact: true })).toHaveAttribute('src', '/picture.svg');
  await expect(page.getByAltText('Dead', { exact: true })).not.toHaveAttribute('srcset');
  await expect(page.getByAltText('Dead for ever')).toHaveAttribute('src', '/dead-too.svg');
  await expect(page.getByAltText('Alive')).toHaveAttribute('src', '/picture.svg');
});
