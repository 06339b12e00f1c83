import { expect, test } from '@playwright/test';
import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { layoutCheck, setWidth } from './support/checks/page';
import {
  checkout,
  facts,
  fillDonor,
  openCheckout,
  openDonation,
  payInCheckout,
  purpose,
  success,
} from './support/donation';
import { typeThrough } from './support/keyboard';
import { collectPageErrors } from './support/page-errors';
import { button, failure, heading } from './support/registration';
import { mailKinds } from './support/school';

test('takes a donation from the cause to the receipt; each step is accessible and fits', async ({
  page,
}) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  await page.goto('/contribute');
  await page.getByRole('link', { name: 'Donate for this Cow Care' }).click();
  await page.waitForURL('/donate-register?cause=cow-care');
  await expect(page).toHaveTitle(/Donate Online/);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/contribute',
  );
  await expect(page.getByLabel('Amount')).toHaveValue('21000');
  await expect(purpose(page)).toContainText('For Cow Care');
  await expect(page.getByText('Rupees twenty-one thousand only')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button(page, 'Continue').click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await state();
  await page.getByRole('combobox', { name: 'Country code' }).click();
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await state();
  await page.keyboard.press('Escape');
  const email = await fillDonor(page, '120000.5');
  await expect(page.getByText('₹1,20,000.50')).toBeVisible();
  await page.getByText('Add a message').click();
  await page.getByLabel('Message').pressSequentially('with love');
  // Nothing of the payment is loaded before its step.
  expect(asked.filter((url) => /checkout/.test(url))).toEqual([]);
  await button(page, 'Continue').click();

  await expect(heading(page, 'Review your donation')).toBeFocused();
  for (const fact of ['Asha Vrajwasi', email, '+91 0000000012', 'ForCow Care', 'with love']) {
    await expect(facts(page)).toContainText(fact);
  }
  await expect(facts(page)).not.toContainText('Zip');
  await expect(page.locator('.amount')).toContainText('₹1,20,000.50');
  expect(page.url()).not.toContain('Asha');
  await setWidth(page, 1280);
  // During the payment the banner is one line, and the footer folded.
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Direct Bank Transfer' });
  const banner = page.getByRole('region', { name: 'Ready to give your child' });
  await expect(link).toBeHidden();
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  expect((await banner.boundingBox())?.height).toBeLessThan(150);
  await footer.getByText('More on this site').click();
  await expect(link).toBeVisible();
  await state();

  await openCheckout(page);
  await expect(page.getByText('Donation Payment')).toBeVisible();
  await expect(page.getByText(`Asha Vrajwasi · +910000000012 · ${email}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure(page)).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The next text may move the button while it is pressed.
  await expect(page.getByText(payments.failure.checking, { exact: true })).toBeHidden();
  await button(page, 'Copy Reference').click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^order_\w{14}$/);
  await page.reload();
  await expect(failure(page)).toBeVisible();
  await state();
  await button(page, 'Retry Payment').click();
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await expect(facts(page)).toContainText('Kadamba Lane');
  await openCheckout(page);
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  await expect(heading(page, 'Confirmation')).toBeFocused();
  await expect(page.getByText(`Thank you for donating to ${school.shortName}`)).toBeVisible();
  await expect(page.locator('.amount')).toContainText('₹1,20,000.50');
  await expect(facts(page)).toContainText(/Payment IDpay_\w{14}/);
  await expect(facts(page)).toContainText('Razorpay');
  await expect(
    page.getByText('Asha Vrajwasi, your donation for Cow Care has arrived.'),
  ).toBeVisible();
  const shared = page.getByRole('link', { name: 'Share on WhatsApp' });
  await expect(shared).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/.*Cow%20Care.*cause%3Dcow-care$/,
  );
  await expect(shared).not.toHaveAttribute('href', /20,?000/);
  // Sandbox money is not real, so tax is not mentioned.
  await expect(page.getByText(payments.test)).toBeVisible();
  await expect(page.getByText(donateRegister.success.tax)).toBeHidden();
  await state();
  await expect.poll(() => mailKinds(email)).toContain('donation-receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Help Center')).toBeHidden();
  await expect(button(page, 'Donate again')).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.reload();
  await expect(success(page)).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('donation') ?? '');
  expect(kept).not.toContain('Kadamba');
  await button(page, 'Donate again').click();
  await expect(heading(page, 'Your donation')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(asked.filter((url) => url.endsWith('/api/create-donation'))).toHaveLength(1);
  expect((await mailKinds(email)).filter((kind) => kind === 'donation-receipt')).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

test('can be completed by keyboard alone', async ({ page }) => {
  await openDonation(page);
  const press = (key: string) => page.keyboard.press(key);
  await purpose(page).focus();
  await press('Enter');
  await typeThrough(page, ['', '']);
  await expect(button(page, /^Cow Care/)).toBeFocused();
  await press('Space');
  await expect(purpose(page)).toBeFocused();
  await expect(purpose(page)).toContainText('For Cow Care');
  await press('Tab');
  await expect(page.getByLabel('Amount')).toBeFocused();
  await typeThrough(page, ['501', '', '', '', '', '', 'Asha Vrajwasi', 'asha@example.org']);
  await expect(page.getByRole('combobox', { name: 'Country code' })).toBeFocused();
  await typeThrough(page, ['', '0000000012', '7, Kadamba Lane', 'Vraja', 'Uttar Pradesh', '']);
  await page.keyboard.type('India');
  await press('Enter');
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await press('Tab');
  await expect(button(page, 'Change Amount')).toBeFocused();
  await typeThrough(page, ['', '']);
  await expect(button(page, 'Change Full name')).toBeFocused();
  await press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await press('Enter');
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await button(page, 'Change Citizen of').focus();
  await press('Tab');
  await press('Enter');
  await expect(checkout(page).getByRole('button', { name: /^Pay ₹501/ })).toBeFocused();
  await press('Enter');
  await expect(heading(page, 'Confirmation')).toBeFocused();
  await expect(success(page)).toBeVisible();
});
