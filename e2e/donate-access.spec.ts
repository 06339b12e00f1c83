import { expect, test } from '@playwright/test';
import { layoutCheck } from './support/checks/page';
import {
  checkout,
  fillDonor,
  openCheckout,
  openDonation,
  payInCheckout,
  success,
} from './support/donation';
import { button, failure, heading } from './support/registration';

test('is accessible and fits in every state, on each screen and with large text', async ({
  page,
}) => {
  const state = await layoutCheck(page);
  await openDonation(page, '?cause=child-education');
  await button(page, 'Continue').click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.getByLabel('State').fill('Jammu & Kashmir');
  await expect(page.getByText('Letters and spaces only')).toBeVisible();
  await state();
  await page.getByRole('combobox', { name: 'Country code' }).click();
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await state();
  await page.keyboard.press('Escape');
  await fillDonor(page, '99999.99');
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review your donation')).toBeVisible();
  await state();
  await openCheckout(page);
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await state();
  await button(page, 'Retry Payment').click();
  await openCheckout(page);
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  await state();
});

test('can be completed by keyboard alone', async ({ page }) => {
  await openDonation(page);
  const type = (text: string) => page.keyboard.type(text);
  const tab = () => page.keyboard.press('Tab');
  await button(page, /^Cow Care/).focus();
  await page.keyboard.press('Space');
  await tab();
  await tab();
  await tab();
  await expect(button(page, '₹501')).toBeFocused();
  await tab();
  await tab();
  await tab();
  await tab();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await type('501');
  await tab();
  await expect(page.getByLabel('Message')).toBeFocused();
  await tab();
  await type('Asha Vrajwasi');
  await tab();
  await type('asha@example.org');
  await tab();
  await expect(page.getByRole('combobox', { name: 'Country code' })).toBeFocused();
  await tab();
  await type('0000000012');
  await tab();
  await type('7, Kadamba Lane');
  await tab();
  await type('Vraja');
  await tab();
  await type('Uttar Pradesh');
  await tab();
  await tab();
  await type('India');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await tab();
  await expect(button(page, 'Change Full name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await button(page, 'Change Amount').focus();
  await tab();
  await page.keyboard.press('Enter');
  const pay = checkout(page).getByRole('button', { name: /^Pay ₹501/ });
  await expect(pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Confirmation')).toBeFocused();
  await expect(success(page)).toBeVisible();
});
