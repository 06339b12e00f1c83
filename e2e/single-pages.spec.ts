import { expect, test } from '@playwright/test';
import { home } from '@/content/home';
import { expectAccessible } from './support/axe';
import { hold } from './support/failing-calls';
import { collectPageErrors } from './support/page-errors';
import { waitForEnhance, watchReload } from './support/reload';

test('the syllabus changes its grade without a full load, and Back returns', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  await page.goto('/syllabus');
  const reloaded = await watchReload(page);
  const grade = page.locator('#grade h2');
  await page.getByRole('link', { name: 'Grade 12', exact: true }).click();
  await expect(grade).toHaveText('Grade 12');
  await expect(page).toHaveURL('/syllabus?grade=12');
  await expect(page).toHaveTitle(/^Grade 12 \| Split of Syllabus/);
  await expect(page.getByRole('link', { name: 'Grade 12', exact: true })).toBeFocused();
  await page.goBack();
  await expect(grade).toHaveText('Grade 2');
  expect(await reloaded()).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('each document that the syllabus links is there', async ({ page, request }) => {
  await page.goto('/syllabus?grade=9');
  const links = await page
    .locator('a.subject-chip')
    .evaluateAll((all) => all.flatMap((link) => link.getAttribute('href') ?? []));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const response = await request.get(link);
    expect(response.headers()['content-type'], link).toContain('application/pdf');
  }
  const part = await request.get(links[0] ?? '', { headers: { range: 'bytes=0-4' } });
  expect(part.status()).toBe(206);
  expect(await part.text()).toBe('%PDF-');
});

test('an unknown programme leads to the first one', async ({ page }) => {
  const response = await page.goto('/vedic-gurukulam?programme=nobody');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/vedic-gurukulam');
  await expect(page.locator('.programme h2')).toHaveText('Vedic Gurukulam System');
});

test('inner paths lead to the address that visitors have', async ({ page }) => {
  await page.goto('/contribute/tab/1');
  await expect(page).toHaveURL('/contribute?tab=1');
  await page.goto('/syllabus/grade/9');
  await expect(page).toHaveURL('/syllabus?grade=9');
});

test('giving and the gurukulam change their tab without a full load', async ({ page }) => {
  await page.goto('/contribute');
  const reloaded = await watchReload(page);
  await page.getByRole('link', { name: 'Tax Benefit', exact: true }).click();
  await expect(page.getByRole('heading', { name: '35AC benefit' })).toBeVisible();
  await expect(page).toHaveURL('/contribute?tab=1');
  expect(await reloaded()).toBe(false);
  await page.goto('/vedic-gurukulam');
  const still = await watchReload(page);
  await page.getByRole('link', { name: 'Gita Foundation Course' }).click();
  await expect(page.locator('.programme h2')).toHaveText('Gita Foundation Course');
  await expect(page).toHaveURL(/\?programme=\w+$/);
  expect(await still()).toBe(false);
});

test('a vacancy opens over the page, closes, and leads to its application', async ({ page }) => {
  await page.goto('/careers');
  await waitForEnhance(page);
  const opener = page.getByRole('link', { name: 'Click to view more: Music Teacher' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Music Teacher' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  await opener.click();
  await expect(dialog.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    '/careers/apply-now?vacancy=Music%20Teacher',
  );
});

test('a vacancy opened before the script has come closes by Escape as well', async ({ page }) => {
  const letScriptCome = await hold(page, /\/enhance\.js/);
  // The load event would wait for the script.
  await page.goto('/careers', { waitUntil: 'commit' });
  const opener = page.getByRole('link', { name: 'Click to view more: Music Teacher' });
  await opener.click();
  const dialog = page.locator('dialog', { hasText: 'Music Teacher' });
  await expect(dialog).toBeVisible();
  letScriptCome();
  await waitForEnhance(page);
  await expect(dialog).toHaveAttribute('data-modal');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a competition without a link says so in an alert', async ({ page }) => {
  await page.goto('/competition');
  await waitForEnhance(page);
  await page.getByRole('link', { name: 'Apply: Inter-House Debate' }).click();
  const alert = page.getByRole('alertdialog', { name: 'No application link available.' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('a bank detail is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/direct-bank-transfer');
  await page.getByRole('button', { name: 'Copy IFSC' }).click();
  await expect(page.getByRole('button', { name: 'Copied IFSC' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('#account-ifsc').textContent());
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('grades, tabs and programmes are links', async ({ page }) => {
    await page.goto('/syllabus');
    await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
    await expect(page.locator('#grade h2')).toHaveText('Grade 9');
    await page.goto('/contribute');
    await page.getByRole('link', { name: 'Tax Benefit', exact: true }).click();
    await expect(page.getByRole('heading', { name: '80G exemption' })).toBeVisible();
  });

  test('dialogs open by their address and close again', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Click to view more: Hostel Warden' }).click();
    const dialog = page.locator('dialog', { hasText: 'Hostel Warden' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('nothing is there that only a script could use', async ({ page }) => {
    await page.goto('/direct-bank-transfer');
    await expect(page.locator('.copy-button:visible')).toHaveCount(0);
    await expect(page.locator('#account-ifsc')).toBeVisible();
    await page.goto('/');
    const row = page.getByRole('region', { name: home.testimonials.heading });
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByText('Swipe or scroll sideways for more')).toBeVisible();
    await expect(page.locator('[data-choose]').nth(1)).toHaveAttribute(
      'href',
      /^https:\/\/www\.youtube\.com\/watch/,
    );
    await page.goto('/student-life/alumini');
    await page.getByText('Read more').first().click();
    await expect(page.getByText('Show less').first()).toBeVisible();
  });
});
