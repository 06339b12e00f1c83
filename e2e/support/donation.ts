import { expect, type Page } from '@playwright/test';
import { school } from '@/content/school';
import { button, heading, touch } from './registration';
import { newEmail } from './school';

export const success = (page: Page) => page.getByText('Payment Successful!');

export const purpose = (page: Page) => page.locator('#donation-purpose');

export const facts = (page: Page) => page.locator('.summary');

export async function openDonation(page: Page, query = ''): Promise<void> {
  await page.goto(`/donate-register${query}`);
  await touch(page.getByLabel('Amount'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('donation'))).toBeTruthy();
}

export async function fillDonor(page: Page, amount = '1200.50'): Promise<string> {
  const email = newEmail();
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Full name').fill('Asha Vrajwasi');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contact number').fill('00000 00012');
  await page.getByLabel('Street address').fill('7, Kadamba Lane');
  await page.getByLabel('City').fill('Vraja');
  await page.getByLabel('State').fill('Uttar Pradesh');
  await page.getByLabel('Country', { exact: true }).fill('India');
  return email;
}

export async function reachReview(page: Page, amount?: string): Promise<string> {
  await openDonation(page);
  const email = await fillDonor(page, amount);
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review your donation')).toBeFocused();
  return email;
}

export const checkout = (page: Page) =>
  page.getByRole('dialog', { name: new RegExp(`${school.name}$`) });

export async function openCheckout(page: Page): Promise<void> {
  await button(page, /^Pay ₹/).click();
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹/ })).toBeEnabled();
}

export async function payInCheckout(page: Page): Promise<void> {
  await checkout(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}
