import { expect, type Page, test } from '@playwright/test';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { layoutCheck } from './support/checks/page';
import { captchaBox, passCaptcha } from './support/contact';
import { typeThrough } from './support/keyboard';
import { collectPageErrors } from './support/page-errors';
import { newEmail } from './support/school';

const { report: copy } = directBankTransfer;
const PATH = '/direct-bank-transfer';

const form = (page: Page) => page.locator('.report-form');
const citizen = (page: Page, answer: 'Yes' | 'No') => page.getByRole('radio', { name: answer });
const send = (page: Page) => form(page).getByRole('button', { name: /^Send/ });
const received = (page: Page) => page.getByText(copy.received);

async function fill(page: Page, reference: string) {
  const values = ['Asha Rao', '1 Lane, Mathura 281121', newEmail(), '1200.50', '2026-11-20'];
  for (const [index, value] of [...values, reference].entries()) {
    await page.getByLabel(copy.fields[index]?.label ?? 'none').fill(value);
  }
}

/** 12 digits, as in UPI. */
let made = 0;
const newReference = () => `${Date.now()}`.slice(-10) + String(++made).padStart(2, '0');

test('a donor reports a transfer, a citizen of another country sees why not; each state is accessible', async ({
  page,
}) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  await page.goto(PATH);
  await expect(page.getByLabel('Amount in rupees')).toBeHidden();
  await state();
  await citizen(page, 'No').check();
  await expect(page.getByText(copy.refused)).toBeVisible();
  await expect(page.getByLabel('Amount in rupees')).toBeHidden();
  await expect(send(page)).toBeHidden();
  await state();

  await citizen(page, 'Yes').check();
  await expect(page.getByText(copy.refused)).toBeHidden();
  await fill(page, '12');
  await page.getByLabel(copy.purpose.label).selectOption({ index: 1 });
  await passCaptcha(page);
  // From here on, failing calls are expected.
  expect(pageErrors).toEqual([]);
  await send(page).click();
  const reference = page.getByLabel('Reference number (UTR)');
  await expect(reference).toBeFocused();
  await expect(page.getByText(/UTR or transaction number: 10 to 35/)).toBeVisible();
  await state();

  const utr = newReference();
  await reference.fill(utr);
  await passCaptcha(page);
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByText(/^Not sent yet\./)).toBeVisible();
  await expect(reference).toHaveValue(utr);
  await page.context().setOffline(false);
  await passCaptcha(page);
  await send(page).click();
  await expect(received(page)).toBeFocused();
  await expect(page.getByText(copy.reference)).toBeVisible();
  await state();
  expect(page.url()).toMatch(/\/direct-bank-transfer$/);
});

test('the transfer form can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto(PATH);
  await citizen(page, 'Yes').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await typeThrough(page, ['Asha Rao', '1 Lane, Mathura 281121', newEmail(), '501']);
  // The browser enters dates as month, day and year; the next stop is its calendar.
  await typeThrough(page, ['11202026', '']);
  await expect(page.getByLabel('Date of the transfer')).toHaveValue('2026-11-20');
  // The captcha has a separate file and cannot be focused before it loads.
  await expect(captchaBox(page)).toBeVisible();
  const reference = newReference();
  await typeThrough(page, [reference, '']);
  await expect(page.getByLabel('Reference number (UTR)')).toHaveValue(reference);
  await expect(captchaBox(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(received(page)).toBeFocused();
});
