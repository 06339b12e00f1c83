import { expect, type Page, test } from '@playwright/test';
import { waitUntilDrawn } from './support/drawn';
import { button, fillDetails, openFold, openRegister, verifyEmail } from './support/registration';

const facts = (page: Page) => page.locator('.summary');

test('shows the price once, and the first field in the first screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRegister(page);
  await waitUntilDrawn(page);
  const first = await page.getByLabel('First Name').boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844);
  for (const text of ['₹1,500', 'Non-Refundable', '3 steps, 10 minutes']) {
    const shown = page.getByText(text).filter({ visible: true });
    await expect(shown).toHaveCount(1);
    expect((await shown.boundingBox())?.y).toBeLessThan(first?.y ?? 0);
  }
});

test('the tests and the registration button are in reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admission');
  await waitUntilDrawn(page);
  const apply = await page
    .locator('.register-box')
    .getByRole('link', { name: 'Apply Now' })
    .boundingBox();
  expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThan(844);
  await expect(page.locator('.test-list li')).toHaveCount(3);
});

test('takes the number of a family abroad as the second one, and never shortens it', async ({
  page,
}) => {
  await openRegister(page);
  await verifyEmail(page);
  await fillDetails(page);
  const first = page.getByLabel('Contact Number', { exact: true });
  await first.fill('');
  await first.pressSequentially('447911123456');
  await expect(first).toHaveValue('447911123456');
  await openFold(page, 'Alternate Contact Number');
  await page.getByLabel('Alternate Contact Number').fill('+1 212 555 0123');
  await button(page, 'Continue').click();
  await expect(page.locator('#register-mobile-error')).toContainText('10-digit');
  await first.fill('+91 00000 00012');
  await button(page, 'Continue').click();
  await expect(facts(page)).toContainText('Contact Number0000000012');
  await expect(facts(page)).toContainText('+12125550123');
});
