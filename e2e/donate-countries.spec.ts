import { expect, test } from '@playwright/test';
import { facts, fillDonor, openDonation } from './support/donation';
import { button } from './support/registration';

test('the countries are loaded at a touch, chosen by keys, and sent with the number', async ({
  page,
}) => {
  const picker = page.getByRole('combobox', { name: 'Country code' });
  const chosen = page.getByRole('option', { selected: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openDonation(page);
  await fillDonor(page);
  await expect(picker).toHaveValue('+91 India');
  await expect(page.getByRole('option')).toHaveCount(0);
  const before = scripts.length;
  await picker.click();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(240);
  expect(scripts.length).toBeGreaterThan(before);
  await expect(chosen).toContainText('India');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('new z');
  await expect(chosen).toContainText('New Zealand');
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue('+64 New Zealand');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+44');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Contact number')).toBeFocused();
  await page.getByLabel('Contact number').fill('+44 20 0000 0000');
  await button(page, 'Continue').click();
  await expect(facts(page)).toContainText('+44 2000000000');
});
