import { expect, type Page, test } from '@playwright/test';
import { hold } from './support/failing-calls';
import { collectPageErrors } from './support/page-errors';
import { readPage } from './support/page-facts';
import { waitForEnhance, watchReload } from './support/reload';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tabs = (page: Page, section: string) => page.getByRole('navigation', { name: section });

test('Student Life changes its tab without a full load, and Back and Forward follow', async ({
  page,
}) => {
  const pageErrors = collectPageErrors(page);
  await page.goto('/student-life');
  const reloaded = await watchReload(page);
  await tabs(page, 'Student Life').first().getByRole('link', { name: 'Our Care' }).click();
  await expect(heading(page)).toHaveText('Our Care');
  await expect(page).toHaveURL('/student-life?tab=2');
  await expect(page).toHaveTitle(/^Our Care \| Student Life/);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('.breadcrumb li').last()).toHaveText('Our Care');
  await page.getByRole('link', { name: 'Next Spiritual Practice' }).click();
  await expect(heading(page)).toHaveText('Spiritual Practice');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Our Care');
  await page.goForward();
  await expect(heading(page)).toHaveText('Spiritual Practice');
  expect(await reloaded()).toBe(false);
  expect(pageErrors).toEqual([]);
});

test('a tab that was chosen survives a reload', async ({ page }) => {
  await page.goto('/facility');
  await tabs(page, 'Facilities').first().getByRole('link', { name: 'Robotics' }).click();
  await expect(page).toHaveURL('/facility?tab=1');
  await page.reload();
  await expect(heading(page)).toHaveText('Robotics');
});

test('an odd tab or grade shows the first one', async ({ request }) => {
  for (const [path, first] of [
    ['/student-life?tab=', 'Yoga & Meditation'],
    ['/syllabus?grade=', 'Grade 2'],
  ]) {
    for (const value of ['', 'x', '-1', '1e3', '99', '1.5']) {
      const response = await request.get(`${path}${value}`);
      expect(response.status()).toBe(200);
      expect(readPage(await response.text()).tab, value).toBe(first);
    }
  }
});

test('Academics switch their tab and leave the address as it is', async ({ page }) => {
  await page.goto('/acedemics');
  const reloaded = await watchReload(page);
  await page.getByRole('tab', { name: 'Faculty' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Faculty' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.locator('.breadcrumb li').last()).toHaveText('Faculty');
  await expect(page.locator('[data-scene-of="faculty"]')).toBeVisible();
  await expect(page.locator('[data-scene-of="results"]')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tabpanel', { name: 'Departments' })).toBeVisible();
  await expect(page).toHaveURL('/acedemics');
  expect(await reloaded()).toBe(false);
});

test('Academics scroll to the top when a tab is chosen', async ({ page }) => {
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

test('results change with the year, and Back returns to the year before', async ({ page }) => {
  await page.goto('/acedemics/results');
  const reloaded = await watchReload(page);
  const year = page.getByLabel('Year');
  await expect(year).toHaveValue('2025');
  await year.selectOption('2023');
  await expect(page).toHaveURL('/acedemics/results?year=2023');
  await expect(page).toHaveTitle(/^Results 2023/);
  await year.selectOption('2019');
  await expect(page).toHaveTitle(/^Results 2019/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Results 2023/);
  await expect(year).toHaveValue('2023');
  expect(await reloaded()).toBe(false);
});

test('a year that was chosen before the script loaded is shown once it has', async ({ page }) => {
  const letScriptCome = await hold(page, /\/enhance\.js/);
  // The load event would wait for the script where it was asked for before.
  await page.goto('/acedemics/results', { waitUntil: 'commit' });
  await page.getByLabel('Year').selectOption('2023');
  await expect(page).toHaveURL('/acedemics/results');
  letScriptCome();
  await expect(page).toHaveURL('/acedemics/results?year=2023');
  await expect(page).toHaveTitle(/^Results 2023/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are links and the year is a form', async ({ page }) => {
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
  });
});
