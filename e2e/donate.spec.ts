import { expect, test } from '@playwright/test';
import { EXEMPTION_OF_GIFT } from '@/contract';
import { listenForComplaints } from './support/complaints';
import {
  facts,
  fillDonor,
  openCheckout,
  openDonation,
  payInCheckout,
  reachReview,
  success,
} from './support/donation';
import { button, heading } from './support/registration';
import { mailKinds } from './support/school';

test('takes a gift from the cause to the receipt', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await page.goto('/contribute');
  await page.getByRole('link', { name: 'Give for this Cow Care' }).click();
  await page.waitForURL('/donate-register?cause=cow-care');
  await expect(page).toHaveTitle(/Donate Online/);
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/contribute',
  );
  await expect(page.getByLabel('Amount')).toHaveValue('21000');
  await expect(page.getByLabel('Message')).toHaveValue('Cow Care: ');
  await expect(page.getByText('Rupees twenty-one thousand only')).toBeVisible();
  const email = await fillDonor(page, '120000.5');
  await expect(page.getByText('₹1,20,000.50')).toBeVisible();
  await page.getByLabel('Message').pressSequentially('with love');
  await button(page, 'Continue').click();

  await expect(heading(page, 'Review your donation')).toBeFocused();
  await expect(facts(page)).toContainText('Asha Vrajwasi');
  await expect(facts(page)).toContainText(email);
  await expect(facts(page)).toContainText('+91 0000000012');
  await expect(facts(page)).toContainText('Cow Care: with love');
  await expect(facts(page)).not.toContainText('Zip');
  await expect(page.locator('.amount')).toContainText('₹1,20,000.50');
  expect(page.url()).not.toContain('Asha');

  await openCheckout(page);
  await expect(page.getByText('Donation Payment')).toBeVisible();
  await expect(page.getByText(`Asha Vrajwasi · +910000000012 · ${email}`)).toBeVisible();
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  await expect(heading(page, 'Confirmation')).toBeFocused();
  await expect(page.getByText('Thank you for donating to Vidyapeeth')).toBeVisible();
  await expect(page.locator('.amount')).toContainText('₹1,20,000.50');
  await expect(facts(page)).toContainText(/Payment IDpay_\w{14}/);
  await expect(facts(page)).toContainText('Razorpay');
  await expect(page.getByText(EXEMPTION_OF_GIFT)).toBeVisible();
  const receipts = async () =>
    (await mailKinds(email)).filter((kind) => kind === 'donation-receipt').length;
  await expect.poll(receipts).toBe(1);

  await page.reload();
  await expect(success(page)).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('donation') ?? '');
  expect(kept).not.toContain('Kadamba');
  await button(page, 'Give once more').click();
  await expect(heading(page, 'Your donation')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('');
  expect(await receipts()).toBe(1);
  expect(complaints).toEqual([]);
});

test('says at the fields what is wrong, and stops saying it when it is right', async ({ page }) => {
  await openDonation(page);
  await button(page, 'Continue').click();
  for (const field of ['Amount', 'Full name', 'Email', 'Contact number', 'Street address']) {
    await expect(page.getByText(`${field} is required`)).toBeVisible();
  }
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.getByLabel('Amount').fill('1,00');
  await expect(page.getByText('Please enter a valid amount (e.g., 100.00)')).toBeVisible();
  await page.getByLabel('Amount').fill('1,000');
  await expect(page.getByLabel('Amount')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('City').fill('Winston-Salem');
  await expect(page.getByText('Invalid city name.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(
    /^Letters and spaces only: .+ Error: Invalid city name\.$/,
  );
  await page.getByLabel('City').fill('Winston Salem');
  await expect(page.getByLabel('City')).not.toHaveAttribute('aria-describedby');
});

test('lets the donor change the details before paying', async ({ page }) => {
  const email = await reachReview(page);
  await button(page, 'Change Email').click();
  await expect(heading(page, 'Your donation')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await button(page, 'Continue').click();
  await button(page, 'Change Amount').click();
  await expect(page.getByLabel('Amount')).toBeFocused();
  await page.getByLabel('Amount').fill('501');
  await button(page, 'Continue').click();
  await expect(page.locator('.amount')).toContainText('₹501.00');
});

test('walks back and forward through the steps, and survives reloads', async ({ page }) => {
  const email = await reachReview(page);
  await page.reload();
  await expect(heading(page, 'Review your donation')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('State').fill('Rajasthan');
  await page.reload();
  await expect(page.getByLabel('State')).toHaveValue('Rajasthan');
  await page.goForward();
  await expect(heading(page, 'Review your donation')).toBeVisible();
  await openCheckout(page);
  await payInCheckout(page);
  await expect(success(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await page.goForward();
  await expect(success(page)).toBeVisible();
});

test('chooses causes by a touch, and leaves the donor’s own words', async ({ page }) => {
  await openDonation(page);
  await page.getByLabel('Message').fill('In memory of my mother');
  await button(page, /^Sponsor a Child/).click();
  await expect(page.getByLabel('Amount')).toHaveValue('120000');
  await expect(page.getByLabel('Message')).toHaveValue('Sponsor a Child: In memory of my mother');
  await button(page, /^Nature Care/).click();
  await expect(page.getByLabel('Amount')).toHaveValue('10000');
  await button(page, /^Nature Care/).click();
  await expect(page.getByLabel('Amount')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('In memory of my mother');
});

test('takes a usual gift by one tap', async ({ page }) => {
  await openDonation(page);
  await button(page, '₹2,100').click();
  await expect(page.getByLabel('Amount')).toHaveValue('2100');
  await expect(button(page, '₹2,100')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Rupees two thousand one hundred only')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Amount')).toHaveValue('2100');
  await expect(button(page, '₹2,100')).toHaveAttribute('aria-pressed', 'true');
});

test('understands an amount as people write it, and shows what it understood', async ({ page }) => {
  await openDonation(page);
  await fillDonor(page, 'Rs. 1,20,000/-');
  await expect(page.getByText('Rupees one lakh twenty thousand only')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveValue('120000');
  await page.getByLabel('Amount').fill('₹1,100');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Review your donation')).toBeFocused();
  await expect(page.locator('.amount')).toContainText('₹1,100.00');
});

test('takes one press for one donation, however often it is pressed', async ({ page }) => {
  await openDonation(page);
  await fillDonor(page);
  let asked = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/create-donation', async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  await button(page, 'Continue').dblclick();
  await expect(button(page, 'Submitting...')).toBeDisabled();
  await page.getByLabel('City').press('Enter');
  answer();
  await expect(heading(page, 'Review your donation')).toBeVisible();
  expect(asked).toBe(1);
  await button(page, /^Pay ₹/).dblclick();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
