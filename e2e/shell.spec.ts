import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { waitForEnhance } from './support/reload';

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator('details', { hasText: name }).first();

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('one dropdown is open at a time, and a click closes the open one', async ({ page }) => {
        await page.goto('/news-event');
        await menu(page, 'Facilities').locator('summary').click();
        await expect(
          menu(page, 'Facilities').getByRole('link', { name: 'Robotics' }),
        ).toBeVisible();
        await menu(page, 'Academics').locator('summary').click();
        await expect(menu(page, 'Academics')).toHaveAttribute('open', '');
        await expect(menu(page, 'Facilities')).not.toHaveAttribute('open');
        await menu(page, 'Academics').locator('summary').click();
        await expect(menu(page, 'Academics')).not.toHaveAttribute('open');
      });
    });
  }

  test('a click outside closes a dropdown', async ({ page }) => {
    await page.goto('/news-event');
    await waitForEnhance(page);
    await menu(page, 'More').locator('summary').click();
    await expect(menu(page, 'More')).toHaveAttribute('open', '');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu(page, 'More')).not.toHaveAttribute('open');
  });

  test('the keyboard opens, walks and closes a dropdown, and focus returns', async ({ page }) => {
    await page.goto('/news-event');
    await waitForEnhance(page);
    const summary = menu(page, 'Student Life').locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page, 'Student Life')).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(menu(page, 'Student Life').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Student Life')).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('the skip link is the first stop and leads to the content', async ({ page }) => {
    await page.goto('/news-event');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('the menu slides in, opens a section and leads to a page', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        const navigation = page.getByRole('navigation', { name: 'Main' });
        await expect(navigation).toBeInViewport();
        await menu(page, 'More').locator('summary').tap();
        await expect(menu(page, 'More').getByRole('link', { name: 'Gita Nagri' })).toBeVisible();
        await navigation.getByRole('link', { name: 'News & Events' }).tap();
        await expect(page).toHaveURL(/\/news-event$/);
      });
    });
  }

  test('the open menu is accessible, and Escape closes it', async ({ page }) => {
    await page.goto('/news-event');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});

test('an unknown path is a 404 with a link home', async ({ page }) => {
  for (const path of ['/no/such/page', '/news-event/detail/no-such-news']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    expect((await page.reload())?.status(), 'kept').toBe(404);
  }
  await expect(page.getByText('No news item found.')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the visitor’s id is copied from local storage to the cookie, and removed with it', async ({
  page,
  context,
}) => {
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'user_id')?.value ?? null;
  await page.goto('/news-event');
  expect(await cookie()).toBeNull();
  await page.evaluate(() => localStorage.setItem('user_id', 'visitor-7'));
  await page.reload();
  await expect.poll(cookie).toBe('visitor-7');
  await page.evaluate(() => localStorage.removeItem('user_id'));
  await page.reload();
  await expect.poll(cookie).toBeNull();
});

test('the public site knows nothing of the office', async ({ request }) => {
  const paths = ['/office', '/office/people', '/sign-in', '/applications', '/people', '/audit'];
  for (const path of [...paths, '/invited/x', '/files/office.css', '/exports/gifts']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['set-cookie'], path).toBeUndefined();
  }
});
