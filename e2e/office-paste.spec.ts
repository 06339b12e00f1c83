import { expect, test } from '@playwright/test';
import { actAs, type Office, startPeopledOffice } from './support/office';
import { checkScreens } from './support/office-check-screens';
import { expectSaid } from './support/office-checks';
import { paste } from './support/office-screens/paste';

checkScreens(paste);

const ROWS = [
  ['Name', 'Percentage'],
  ['Asha Rao', '96.4'],
  ['Bala Sen', '91'],
];
const text = (separator: string) => ROWS.map((row) => row.join(separator)).join('\n');

test.describe('rows of a spreadsheet', () => {
  let office: Office;
  test.beforeAll(async () => {
    office = await startPeopledOffice();
  });
  test.afterAll(() => office?.stop());

  for (const javaScriptEnabled of [true, false]) {
    test(`come into the list, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await actAs(context, office, 'editor');
      await page.goto(`${office.url}/content/results`);
      await page.getByRole('link', { name: 'Paste rows' }).click();
      if (javaScriptEnabled) await page.getByLabel('Rows', { exact: true }).fill(text('\t'));
      else {
        const buffer = Buffer.from(text(';'));
        const file = { name: 'marks.csv', mimeType: 'text/csv', buffer };
        await page.getByLabel('Or a file').setInputFiles(file);
      }
      await page.getByRole('button', { name: 'See what would change' }).click();
      await page.getByLabel('Year, for all rows').fill(javaScriptEnabled ? '2026' : '2025');
      await page.getByLabel('Class, for all rows').selectOption('10th');
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: 'Put 2 rows on the site' }).click();
      await expectSaid(page, 'The rows are in the list');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results');
      await context.close();
    });
  }

  test('that were not sent are offered again', async ({ page, context }) => {
    await actAs(context, office, 'editor');
    await page.goto(`${office.url}/content/faculty/paste`);
    await page.getByLabel('Rows', { exact: true }).fill('Name\nAsha');
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(`${office.url}/content`);
    await page.goto(`${office.url}/content/faculty/paste`);
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByLabel('Rows', { exact: true })).toHaveValue('Name\nAsha');
  });
});
