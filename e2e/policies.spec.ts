import { expect, test } from '@playwright/test';
import { versions } from '@/content/policies/versions';

const policies = [
  ['/privacy', versions.privacy],
  ['/terms', versions.terms],
  ['/refund-policy', versions.refundPolicy],
] as const;

test('policies are printed with their version, without header and footer', async ({ page }) => {
  for (const [path, { version }] of policies) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText(`Version ${version}, in force since`)).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  }
});
