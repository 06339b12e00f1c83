import { expect, test } from '@playwright/test';
import { waitUntilDrawn } from './support/drawn';
import { openRegister } from './support/registration';

test('shows the price once, and the first field on a phone’s first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRegister(page);
  await waitUntilDrawn(page);
  const first = await page.getByLabel('First Name').boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(844);
  for (const text of ['Registration Fees', '₹1,500', 'Non-Refundable', '3 steps, 10 minutes']) {
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
