import { expect, test } from '@playwright/test';
import { layoutCheck } from './support/checks/page';
import { waitUntilDrawn } from './support/drawn';
import { forms } from './support/routes';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each form shows what it needs, who helps and how the data is used', async ({ page }) => {
    for (const path of forms) {
      await page.goto(path);
      const note = page.locator('.without-scripts', { hasText: 'This form needs JavaScript' });
      await expect(note, path).toBeVisible();
      await expect(note.locator('a[href^="tel:"]')).toHaveCount(2);
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible();
      const send = page.getByRole('main').getByRole('button', { name: /^(Continue|Apply)$/ });
      await expect(send.first()).toBeDisabled();

      const notice = page.getByRole('region', { name: 'What we do with your data' });
      await notice.locator('summary').first().click();
      await expect(notice.getByText('Data Protection Board of India.')).toBeVisible();
      const hindi = notice.locator('details[lang=hi]');
      await hindi.getByText('हिन्दी में पढ़ें').click();
      await expect(hindi.getByText('आपके अधिकार')).toBeVisible();
      await expect(notice.getByText('Your rights')).toBeHidden();
      await expect(hindi.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    }
  });
});

for (const path of forms) {
  const tag = path === '/register' ? [] : '@night';
  test(`the notice of ${path} fits with either text open, and only then loads its font`, {
    tag,
  }, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const state = await layoutCheck(page);
    await page.goto(path);
    await waitUntilDrawn(page);
    expect(fonts.filter((url) => url.includes('devanagari'))).toEqual([]);
    await page.locator('#notice summary').first().click();
    await state();
    await page.getByText('हिन्दी में पढ़ें').click();
    await expect.poll(() => fonts.join(' ')).toContain('devanagari');
    await state();
  });
}
