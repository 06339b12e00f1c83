import { expect, type Page, test } from '@playwright/test';
import { facts, fillDonor, openDonation } from './support/donation';
import { button } from './support/registration';

const picker = (page: Page) => page.getByRole('combobox', { name: 'Country code' });
const options = (page: Page) => page.getByRole('option');

test('loads the countries when the picker is touched, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openDonation(page);
  await expect(picker(page)).toHaveValue('+91 India');
  await expect(options(page)).toHaveCount(0);
  const before = scripts.length;
  await picker(page).click();
  await expect.poll(() => options(page).count()).toBeGreaterThan(240);
  expect(scripts.length).toBeGreaterThan(before);
  await expect(page.getByRole('option', { selected: true })).toContainText('India');
});

test('works by keys alone, and takes a typed code as chosen', async ({ page }) => {
  await openDonation(page);
  await picker(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toContainText('India');
  await page.keyboard.type('new z');
  await expect(page.getByRole('option', { selected: true })).toContainText('New Zealand');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveValue('+64 New Zealand');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+971');
  await page.keyboard.press('Tab');
  await expect(picker(page)).toHaveValue('+971 United Arab Emirates');
  await expect(page.getByLabel('Contact number')).toBeFocused();
});

test('sends the code, and takes it out of a pasted number', async ({ page }) => {
  await openDonation(page);
  await fillDonor(page);
  await picker(page).fill('+44');
  await page.keyboard.press('Enter');
  await page.getByLabel('Contact number').fill('+44 20 0000 0000');
  await button(page, 'Continue').click();
  await expect(facts(page)).toContainText('+44 2000000000');
  await page.reload();
  await button(page, 'Change Contact number').click();
  await expect(picker(page)).toHaveValue('+44 United Kingdom');
});
