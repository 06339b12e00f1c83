import { expect } from '@playwright/test';
import { expectSaid } from './support/office-checks';
import { openOffice, test } from './support/office-fixtures';

// One office for all of the file.
test.describe.configure({ mode: 'default' });

const ROWS = [
  ['Name', 'Percentage'],
  ['Asha Rao', '96.4'],
  ['Bala Sen', '91'],
];
const text = (separator: string) => ROWS.map((row) => row.join(separator)).join('\n');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`rows of a spreadsheet, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('come into the list', async ({ page, office }) => {
      await openOffice(page, office, '/content/results');
      await page.getByRole('link', { name: 'Paste rows' }).click();
      if (javaScriptEnabled) await page.getByLabel('Rows', { exact: true }).fill(text('\t'));
      else {
        const file = { name: 'marks.csv', mimeType: 'text/csv', buffer: Buffer.from(text(';')) };
        await page.getByLabel('Or a file').setInputFiles(file);
      }
      await page.getByRole('button', { name: 'See what would change' }).click();
      await page.getByLabel('Year, for all rows').fill(javaScriptEnabled ? '2026' : '2025');
      await page.getByLabel('Class, for all rows').selectOption('10th');
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: 'Put 2 rows on the site' }).click();
      await expectSaid(page, 'The rows are in the list');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results');
    });
  });
}

test('rows that were not sent are offered again', async ({ page, office }) => {
  await openOffice(page, office, '/content/faculty/paste');
  await page.getByLabel('Rows', { exact: true }).fill('Name\nAsha');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${office.url}/content`);
  await page.goto(`${office.url}/content/faculty/paste`);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByLabel('Rows', { exact: true })).toHaveValue('Name\nAsha');
});
