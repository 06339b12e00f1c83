import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { waitUntilDrawn } from './support/drawn';
import {
  button,
  consentBox,
  enterCode,
  expectToast,
  openRegister,
  registerPaid,
} from './support/registration';

/** The child already registered under `email`, with the name written a little differently. */
async function beginAgain(page: Page, email: string): Promise<void> {
  await button(page, 'Register another child').click();
  await page.getByLabel('First Name').fill('GOPAL ');
  await page.getByLabel('Last Name').fill('vrajwasi');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await button(page, 'Send OTP').click();
  await expectToast(page, 'OTP sent successfully!');
  await expect(notice(page)).toHaveCount(0);
  await enterCode(page, email);
}

const notice = (page: Page) => page.getByRole('group', { name: /already registered and paid on/ });

test('notices after the code that a child is registered and paid for', async ({ page }) => {
  const email = await registerPaid(page);
  await beginAgain(page, email);
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toContainText(
    /^Gopal Vrajwasi is already registered and paid on \d+\s\w+\s20\d\d \(payment id pay_\w+\)\./,
  );
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);

  // The visitor must choose first, also after a reload.
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await button(page, 'Continue').click();
  await expect(notice(page)).toBeFocused();

  await button(page, 'Register another child').click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(notice(page)).toHaveCount(0);
  // The verification has not been used for another application yet.
  await expect(button(page, 'Verified ✓')).toBeDisabled();
  await expect(page.getByLabel('Guardian Name')).toHaveValue('Madhav Vrajwasi');
  await expect(page.getByLabel('Apply For')).toHaveValue('');
  await page.getByLabel('First Name').fill('Madan');
  await page.getByLabel('Last Name').fill('Vrajwasi');
  await page.getByLabel('Day Scholar').check();
  await page.getByLabel('Apply For').selectOption('Class 2');
  await page.getByLabel('Admission Date').selectOption({ index: 1 });
  // The same parent, who consents anew for this child.
  await expect(page.getByLabel('Relation to the child')).toHaveValue('Father');
  await expect(consentBox(page)).not.toBeChecked();
  await consentBox(page).check();
  await button(page, 'Continue').click();
  await expect(page.locator('.summary')).toContainText('Madan Vrajwasi');
});

test('shows the price once, before the first field of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openRegister(page);
  await waitUntilDrawn(page);
  // Hidden elements have no role.
  await expect(page.getByRole('heading', { name: 'Registration Fees' })).toHaveCount(1);
  const shown = async (text: string | RegExp) => {
    const box = await page.getByText(text).filter({ visible: true }).boundingBox();
    return box?.y ?? Number.NaN;
  };
  const first = (await page.getByLabel('First Name').boundingBox())?.y ?? 0;
  for (const text of ['₹1,500', 'Non-Refundable', /about ten minutes/, /^Have at hand/]) {
    expect(await shown(text)).toBeLessThan(first);
  }
});
