import { expect, test } from '@playwright/test';
import { home } from '@/content/home';
import { hold } from './support/failing-calls';
import { waitForEnhance } from './support/reload';

test('Academics scroll to the top when a tab is selected', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/acedemics');
  await waitForEnhance(page);
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(top).toBeGreaterThan(100);
  await page.getByRole('tab', { name: 'Curriculum' }).dispatchEvent('click');
  await expect(page.getByRole('tabpanel', { name: 'Curriculum' })).toBeVisible();
  await expect.poll(top).toBe(0);
});

test('a year chosen before the script loaded is shown once it has', async ({ page }) => {
  const letScriptCome = await hold(page, /\/enhance\.js/);
  // The load event would wait for the script where it was requested earlier.
  await page.goto('/acedemics/results', { waitUntil: 'commit' });
  await page.getByLabel('Year').selectOption('2023');
  await expect(page).toHaveURL('/acedemics/results');
  letScriptCome();
  await expect(page).toHaveURL('/acedemics/results?year=2023');
  await expect(page).toHaveTitle(/^Results 2023/);
});

test('every document linked in the syllabus exists', async ({ page, request }) => {
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

test('the date of a competition is one text', async ({ page }) => {
  await page.goto('/competition');
  const date = page.locator('.date-leaf time').first();
  await expect(date).toHaveText(/^\d\d [A-Z][a-z]{2} \d{4}$/, { useInnerText: true });
});

test('a vacancy opened before the script loaded also closes with Escape', async ({ page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('grades and tabs are links, and the year is a form', async ({ page }) => {
    await page.goto('/acedemics/results');
    await page.getByLabel('Year').selectOption('2020');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/acedemics/results?year=2020');
    await page.locator('.tab', { hasText: 'Curriculum' }).click();
    await expect(page).toHaveURL('/acedemics/curriculum');
    await expect(page.locator('.tabs-panel:visible')).toHaveId('curriculum');
    await page.goto('/student-life');
    await page.locator('.tab', { hasText: 'A Day at Campus' }).click();
    await expect(page.locator('table tbody tr').last()).toContainText('09:30 PM');
    await page.goto('/syllabus');
    await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
    await expect(page.locator('#grade h2')).toHaveText('Grade 9');
    await page.goto('/contribute');
    await page.getByRole('link', { name: 'Tax Benefit', exact: true }).click();
    await expect(page.getByRole('heading', { name: '80G exemption' })).toBeVisible();
    for (const address of ['/donate-register', '/direct-bank-transfer'])
      await expect(page.locator(`main a[href="${address}"]`).first()).toBeVisible();
  });

  test('news pages are linked', async ({ page }) => {
    await page.goto('/news-event');
    const first = await page.getByRole('link', { name: /Read more/ }).getAttribute('href');
    const pages = page.getByRole('navigation', { name: /page/i });
    await pages.getByRole('link', { name: /\b2$/ }).click();
    await expect(page).toHaveURL('/news-event?page=2');
    await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
  });

  test('dialogs open and close by their address', async ({ page }) => {
    await page.goto('/careers');
    await page.getByRole('link', { name: 'Click to view more: Hostel Warden' }).click();
    const dialog = page.locator('dialog', { hasText: 'Hostel Warden' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('nothing is shown that needs a script', async ({ page }) => {
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
