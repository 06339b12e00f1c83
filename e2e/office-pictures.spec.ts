import { expect, type Page } from '@playwright/test';
import { samplePdf } from '../tests/school-api/sample-cv';
import type { Office } from './support/office';
import { expectSaid } from './support/office-checks';
import { openOffice, test } from './support/office-fixtures';
import { landscape } from './support/office-pictures';
import { collectPageErrors } from './support/page-errors';

// One office for all of the file.
test.describe.configure({ mode: 'default' });

const photo = async () => ({
  ...{ name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: await landscape() },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function add(page: Page, office: Office, name: string): Promise<void> {
  await openOffice(page, office, '/pictures/new');
  await page.getByLabel('The picture', { exact: true }).setInputFiles(await photo());
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('What the picture shows').fill('The field in the morning');
  await press(page, 'Add the picture');
  await expect(title(page)).toHaveText(name);
}

test('a photograph is added, its point is set by a click, and it is replaced', async ({
  page,
  office,
}) => {
  const errors = collectPageErrors(page);
  await add(page, office, 'The field');
  await expectSaid(page, 'It was added');
  const picture = page.locator('.focus-frame-live').getByRole('img');
  await expect(picture).toHaveAccessibleName('The field in the morning');
  // Before it is loaded, its text is in its place, of another size.
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.3, y: height * 0.35 } });
  await expect(page.getByLabel('From the left')).toHaveValue(/^(29|30|31)$/);
  await expect(page.getByLabel('From the top')).toHaveValue(/^(34|35|36)$/);
  await press(page, 'Keep this point');
  await expect(page.getByText(/\.f\d+x\d+\.webp/)).toBeVisible();
  await page.getByLabel('The new picture').setInputFiles(await photo());
  await press(page, 'Replace it everywhere');
  await expectSaid(page, 'It was replaced everywhere');
  expect(errors).toEqual([]);
});

test('what was typed stays when the file is none', async ({ page, office }) => {
  await openOffice(page, office, '/pictures/new');
  const drawing = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg>') };
  await page.getByLabel('The picture', { exact: true }).setInputFiles(drawing);
  await page.getByLabel('What the picture shows').fill('A lotus');
  await press(page, 'Add the picture');
  await expect(page.getByRole('alert')).toContainText('Drawings (SVG)');
  await expect(page.getByLabel('What the picture shows')).toHaveValue('A lotus');
});

test('a file that is too large never leaves', async ({ page, office }) => {
  await openOffice(page, office, '/pictures/new');
  const large = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(21 * 1024 * 1024) };
  await page.getByLabel('The picture', { exact: true }).setInputFiles(large);
  await expect(page.getByText('cannot be sent')).toBeVisible();
  await press(page, 'Add the picture');
  await expect(title(page)).toHaveText('Add a picture');
});

test('a form offers what was added meanwhile in another tab', async ({ page, office, context }) => {
  await openOffice(page, office, '/content/slider/new');
  const select = page.getByLabel(/Picture/).first();
  const before = await select.locator('option').count();
  const other = await context.newPage();
  await add(other, office, 'Meanwhile');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(select.locator('option')).toHaveCount(before + 1);
  await select.selectOption({ index: 1 });
  await expect(page.locator('office-picture-field img')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture and a document are added, described, and put into the bin', async ({
    page,
    office,
  }) => {
    await add(page, office, 'The gate');
    await page.getByLabel('From the left').fill('20');
    await press(page, 'Keep this point');
    await expectSaid(page, 'The point was kept');
    await page.getByLabel('It shows pupils').check();
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('no consent of the parents');
    await press(page, 'Move to the bin');
    await press(page, 'Take it out of the bin');
    await openOffice(page, office, '/pictures/new?kind=document');
    const file = { name: 'Fees.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
    await page.getByLabel('The document', { exact: true }).setInputFiles(file);
    await press(page, 'Add the document');
    await expect(title(page)).toHaveText('Fees');
  });
});
