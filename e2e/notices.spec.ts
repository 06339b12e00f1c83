import { expect, test } from '@playwright/test';
import { layoutCheck } from './support/checks/page';
import { waitUntilDrawn } from './support/drawn';

const FORMS = ['/contact-us', '/careers/apply-now', '/register', '/donate-register'];

for (const path of FORMS) {
  test.describe(`the notice of ${path}`, () => {
    test('stands before the first field, in English and Hindi, without scripts', async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      const notice = page.getByRole('region', { name: 'What we do with your data' });
      await expect(notice).toBeVisible();
      const field = page.locator('main form').locator('input, select, textarea').first();
      const top = (await notice.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      expect(top).toBeLessThan((await field.boundingBox())?.y ?? 0);

      await notice.getByText('Read the notice').click();
      await expect(notice.getByText('Data Protection Board of India.')).toBeVisible();
      const hindi = notice.locator('details[lang=hi]');
      await hindi.getByText('हिन्दी में पढ़ें').click();
      await expect(hindi.getByText('आपके अधिकार')).toBeVisible();
      await expect(notice.getByText('Your rights')).toBeHidden();
      await expect(hindi.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
      await context.close();
    });

    test('is accessible and fits with either text open, and loads its font only then', async ({
      page,
    }) => {
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      const state = await layoutCheck(page);
      await page.goto(path);
      await waitUntilDrawn(page);
      expect(fonts.filter((url) => url.includes('devanagari'))).toEqual([]);
      await page.getByText('Read the notice', { exact: true }).first().click();
      await state();
      await page.getByText('हिन्दी में पढ़ें').click();
      await expect.poll(() => fonts.join(' ')).toContain('devanagari');
      await state();
    });
  });
}
