import { expect, test } from '@playwright/test';
import { school } from '@/content/school';
import { applyButton, choose, done, fillApplication, pdf } from './support/apply';
import { layoutCheck } from './support/checks/page';
import { alertBox } from './support/contact';
import { typeThrough } from './support/keyboard';
import { collectPageErrors } from './support/page-errors';
import { mailKinds, newEmail } from './support/school';

const path = '/careers/apply-now';

test('an applicant goes from the vacancy to the confirmation; each state is accessible and fits', async ({
  page,
}) => {
  const state = await layoutCheck(page);
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
  await state();
  await applyButton(page).click();
  await expect(page.locator('.field-error').first()).toBeVisible();
  await state();

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

test('can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto(path);
  // Until the page's script runs the button is disabled, and Tab would skip it.
  await expect(applyButton(page)).toBeEnabled();
  // Well before the key press: on a busy machine the file dialog would open before the listener is set.
  const chooser = page.waitForEvent('filechooser');
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('main').getByLabel('Vacancy').focus();
  await press('ArrowDown');
  await typeThrough(page, ['', 'Radha Rao', '9000000004', 'radha@example.org']);
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
