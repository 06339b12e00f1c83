import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { receipts as copy, receiptDownload, receiptsEntry } from '@/content/receipts';
import { school } from '@/content/school';
import { readPdf } from '@/tests/support/read-pdf';
import { layoutCheck } from './support/checks/page';
import { openCheckout, payInCheckout, reachReview, success } from './support/donation';
import { collectPageErrors } from './support/page-errors';
import { button } from './support/registration';
import { codeFor, newEmail } from './support/school';

/** Opens a download and reads what is in it. */
async function downloaded(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const pdf = await readPdf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), ...pdf };
}

test('finds the receipt of a gift again, by the order and by the address', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  const email = await reachReview(page);
  await expect(page.locator('.find-receipts')).toBeHidden();
  await openCheckout(page);
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  const receipt = await downloaded(page, receiptDownload.label);
  expect(receipt.name).toMatch(/^receipt-TEST-\d{4}-\d\d-\d{6}\.pdf$/);
  expect(receipt.text).toContain('Asha Vrajwasi');
  expect(receipt.tagged).toBe(true);
  await expect(page.getByText(receiptDownload.done)).toBeVisible();
  await state();

  // The same page: only its fragment changes.
  await page.goto('/donate-register#receipts');
  const address = page.getByLabel(copy.find.email);
  await expect(address).toBeVisible();
  await state();
  await address.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
  await state();
  await address.fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(copy.find.code);
  await expect(code).toBeFocused();
  await state();
  await page.keyboard.type(await codeFor(email));
  await expect(page.getByRole('heading', { name: /^Receipts for/ })).toBeFocused();
  await state();

  const again = await downloaded(page, /^PDF TEST/);
  expect(again.name).toBe(receipt.name);
  const statement = await downloaded(page, /^Statement of the year/);
  expect(statement.title).toContain('TEST');
  expect(statement.text).toContain('₹1,200.50');
  expect(page.url()).toMatch(/\/donate-register#receipts$/);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Receipts for/ })).toBeVisible();
  await button(page, copy.list.done).click();
  await expect(address).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test('tells an address without receipts so, once it is proved', async ({ page }) => {
  const email = newEmail();
  await page.goto('/donate-register');
  await page.getByText(receiptsEntry.title).click();
  await page.getByLabel(copy.find.email).fill(email);
  await button(page, copy.find.send).click();
  await expect(page.getByLabel(copy.find.code)).toBeVisible();
  await page.getByLabel(copy.find.code).fill(await codeFor(email));
  await expect(page.getByText(copy.list.none)).toBeVisible();
});

test('names the office without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/donate-register');
  await page.getByText(receiptsEntry.title).click();
  const note = page.locator('.find-receipts .without-scripts');
  await expect(note).toBeVisible();
  await expect(note).toContainText(receiptsEntry.withoutScripts);
  await expect(note.locator(`a[href="mailto:${school.email}"]`)).toBeVisible();
  await context.close();
});
