import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { receipts as copy, myDonations, receiptDownload } from '@/content/receipts';
import { readPdf } from '@/tests/support/read-pdf';
import { layoutCheck } from './support/checks/page';
import { openCheckout, payInCheckout, reachReview, success } from './support/donation';
import { collectPageErrors } from './support/page-errors';
import { button } from './support/registration';
import { codeFor } from './support/school';

async function downloaded(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  const pdf = await readPdf(await readFile(await file.path()));
  return { name: file.suggestedFilename(), ...pdf };
}

test('finds a donation’s receipt again, by order and by address', async ({ page }) => {
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

  await page.goto('/donate-register');
  await page.getByRole('link', { name: myDonations.entry }).click();
  const address = page.getByLabel(copy.find.email);
  await expect(address).toBeVisible();
  await address.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await address.fill(email);
  await page.keyboard.press('Enter');
  const code = page.getByLabel(copy.find.code);
  await expect(code).toBeFocused();
  await state();
  await page.keyboard.type(await codeFor(email));
  await expect(page.getByRole('heading', { name: /^Donations and fees from/ })).toBeFocused();
  await state();

  const again = await downloaded(page, /^PDF TEST/);
  expect(again.name).toBe(receipt.name);
  const statement = await downloaded(page, /^Statement for the year/);
  expect(statement.title).toContain('PRACTICE');
  expect(statement.text).toContain('₹1,200.50');
  expect(page.url()).toMatch(/\/contribute\/my-donations$/);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Donations and fees from/ })).toBeVisible();
  await button(page, copy.list.done).click();
  await expect(address).toBeFocused();

  await page.goBack();
  expect(page.url()).not.toContain(email);
  expect(pageErrors).toEqual([]);
});
