import { expect, type Page, test } from '@playwright/test';
import { school } from '@/content/school';
import { samplePdf } from '../tests/school-api/sample-cv';
import { applyButton, choose, done, fillApplication, pdf } from './support/apply';
import { layoutCheck } from './support/checks/page';
import { alertBox, expectAlert } from './support/contact';
import { collectPageErrors } from './support/page-errors';
import { mailKinds, newEmail } from './support/school';
import { expectNoSidewaysScroll } from './support/sideways-scroll';
import { thingsOf } from './support/structured-data';

const path = '/careers/apply-now';
const errors = (page: Page) => page.locator('.field-error');

test('an applicant goes from the vacancy to the end', async ({ page }) => {
  await page.goto('/careers');
  await page
    .getByRole('link', { name: /Click to view more/ })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog');
  const vacancy = (await dialog.getByRole('heading').first().textContent()) ?? '';
  await dialog.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(`${path}?vacancy=${encodeURIComponent(vacancy)}`);
  await expect(page).toHaveTitle(`Apply For Job | ${school.name}`);
  const chosen = page.getByRole('main').getByLabel('Vacancy');
  await expect(chosen).toHaveValue(vacancy);
  const pageErrors = collectPageErrors(page);
  await page.reload();
  await expect(chosen).toHaveValue(vacancy);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/careers',
  );

  const email = newEmail();
  await fillApplication(page);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await choose(page, pdf(200_000));
  await applyButton(page).click();
  await expect(alertBox(page).locator('p')).toHaveText(done);
  await expect.poll(() => mailKinds(email)).toContain('job-acknowledgement');
  expect(pageErrors).toEqual([]);
  await alertBox(page).getByRole('button', { name: 'OK' }).click();
  await page.waitForURL('/careers');
});

test('takes a CV that readers open, whatever stands around it', async ({ page }) => {
  await page.goto(path);
  await fillApplication(page);
  const buffer = Buffer.concat([Buffer.from('\ufeff\r\n'), samplePdf(), Buffer.alloc(5000, 1)]);
  await choose(page, { name: 'Radha.pdf', mimeType: 'application/octet-stream', buffer });
  await applyButton(page).click();
  await expectAlert(page, done);
});

test('says that a vacancy is closed, whatever stands in the address', async ({ page }) => {
  for (const name of ['Teacher of Alchemy', '<img src=x onerror=alert(1)>', 'x'.repeat(500)]) {
    await page.goto(`${path}?vacancy=${encodeURIComponent(name)}`);
    const said = `The vacancy “${name.slice(0, 200)}” is not open any more. Please choose another one.`;
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Vacancy')).toHaveValue('');
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`${path}?vacancy=`);
  await expect(page.getByText(/is not open any more/)).toHaveCount(0);
});

test('can be filled and sent by keyboard alone', async ({ page }) => {
  await page.goto(path);
  // Long before the key: on a busy machine the browser's own window would open before it is listened for.
  const chooser = page.waitForEvent('filechooser');
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('main').getByLabel('Vacancy').focus();
  await press('ArrowDown');
  for (const words of ['Radha Rao', '9000000004', 'radha@example.org']) {
    await press('Tab');
    await page.keyboard.type(words);
  }
  await press('Tab');
  await press('ArrowDown');
  await press('Tab');
  await press('ArrowDown');
  await press('Tab');
  await expect(page.getByLabel('Upload CV')).toBeFocused();
  await press('Enter');
  await (await chooser).setFiles(pdf());
  await press('Tab');
  await expect(applyButton(page)).toBeFocused();
  await press('Enter');
  await expect(alertBox(page).locator('p')).toHaveText(done);
  await press('Enter');
  await page.waitForURL('/careers');
});

test('is accessible and fits in every state, on each screen and with large text', async ({
  page,
}) => {
  const state = await layoutCheck(page);
  await page.goto(`${path}?vacancy=Nothing`);
  await state();
  await applyButton(page).click();
  await expect(errors(page)).toHaveCount(6);
  await state();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('says that the form needs them, and how else to apply', async ({ page }) => {
    await page.goto(path);
    const note = page.locator('.without-scripts');
    await expect(note).toContainText('This form needs JavaScript');
    await expect(note.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(applyButton(page)).toBeDisabled();
  });
});

test('tells search engines each open vacancy', async ({ page }) => {
  await page.goto('/careers');
  const count = await page.getByRole('link', { name: /Click to view more/ }).count();
  const jobs = await thingsOf(page, 'JobPosting');
  expect(jobs).toHaveLength(count);
  for (const job of jobs)
    expect(job).toMatchObject({ title: expect.any(String), directApply: true });
});
