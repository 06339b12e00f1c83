import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { applicationStatus, statusPanel as copy } from '@/content/application-status';
import { readPdf } from '@/tests/support/read-pdf';
import { layoutCheck } from './support/checks/page';
import { collectPageErrors } from './support/page-errors';
import { button, heading, registerPaid } from './support/registration';
import { codeFor } from './support/school';

async function prove(page: Page, email: string) {
  await page.goto(applicationStatus.path);
  await page.getByLabel(copy.find.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(copy.find.code)).toBeFocused();
  await page.keyboard.type(await codeFor(email));
  await expect(heading(page, copy.heading.replace('{email}', email))).toBeFocused();
}

/** The printed card contains the number, and fits on one page of each paper size. */
async function expectOnePage(page: Page, number: string) {
  for (const format of ['A4', 'Letter']) {
    const { pages, text } = await readPdf(await page.pdf({ format, tagged: true }));
    expect(pages, format).toBe(1);
    // A kerned pair of letters is read with a space between.
    expect(text.replaceAll(' ', ''), format).toContain(number);
  }
}

test('a family sees the state of its application after the payment', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  const email = await registerPaid(page);
  const number = await page
    .getByText(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/)
    .first()
    .textContent();
  await state();
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await button(page, copy.print).click();
  await expectOnePage(page, number ?? 'none');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, copy.calendar).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('TRIGGER:-P1D');

  await prove(page, email);
  await expect(page.getByText(number ?? 'none')).toBeVisible();
  await state();
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    button(page, copy.receipt).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);

  await button(page, copy.another).click();
  await expect(page.getByLabel('Guardian Name')).toHaveValue('Madhav Vrajwasi');
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('City')).toHaveValue('Vraja');

  await page.goto(applicationStatus.path);
  await button(page, copy.withdraw.action).first().click();
  await expect(page.locator('p', { hasText: copy.withdraw.question })).toBeFocused();
  await button(page, copy.withdraw.yes).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
