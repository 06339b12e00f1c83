import { readFile, truncate, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectMessage } from './support/office-checks';
import { openOffice, test } from './support/office-fixtures';
import { landscape } from './support/office-pictures';
import { collectPageErrors } from './support/page-errors';

const photo = async (name = 'IMG_2034.JPG') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await landscape(),
});
const heic = async () => ({
  name: 'IMG_7.HEIC',
  mimeType: 'image/heic',
  buffer: await readFile('tests/school-api/content/pictures/iphone.heic'),
});
const damaged = {
  name: 'damaged.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff', 'latin1'),
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const chooser = (page: Page) => page.getByLabel('Pictures', { exact: true });
const descriptions = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('pictures are uploaded when chosen, and described together', async ({ page, office }) => {
  await openOffice(page, office, '/pictures/new');
  await expectAccessible(page);
  await chooser(page).setInputFiles([await photo('One.jpg'), damaged, await heic()]);
  const results = page.locator('office-upload li');
  const added = [/One\.jpg.*Added/, /damaged\.jpg.*damaged/, /IMG_7\.HEIC.*Added/];
  // A HEIC file is decoded with a low priority, after everything else on the machine.
  await expect(results).toHaveText(added, { timeout: 40_000 });
  await page.getByRole('link', { name: 'Describe 2 added' }).click();
  await expectAccessible(page);
  // The first description applies to all.
  await descriptions(page).nth(1).fill('The field');
  await press(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Describe what the picture shows');
  await expect(descriptions(page).nth(1)).toHaveValue('The field');
  await descriptions(page).nth(2).fill('A flag');
  await press(page, 'Save');
  await expect(title(page)).toHaveText(/Pictures/);
});

test('two dropped photographs become news in a few clicks', async ({ page, office }) => {
  await openOffice(page, office, '/');
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await click('link', 'Pictures');
  await click('link', 'Add pictures');
  const bytes = [...(await landscape())];
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    for (const name of ['a.jpg', 'b.jpg']) {
      transfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/jpeg' }));
    }
    return transfer;
  }, bytes);
  clicks += 1;
  await page.locator('office-upload').dispatchEvent('drop', { dataTransfer: dropped });
  await descriptions(page).nth(1).fill('The field');
  await descriptions(page).nth(2).fill('The field at noon');
  await click('button', 'Save and add a news item');
  await page.getByLabel('Title').fill('A day in the field');
  await page.locator('.rich-box img').click();
  await page.keyboard.type('Rain came at noon.');
  // In the same way as dictation and input methods.
  await page.locator('.rich-box img').click();
  await page.keyboard.insertText('Dictated.');
  await page.locator('.rich-box img').click();
  const devtools = await page.context().newCDPSession(page);
  const composed = { text: 'वर्षा', selectionStart: 5, selectionEnd: 5 };
  await devtools.send('Input.imeSetComposition', composed);
  await devtools.send('Input.insertText', { text: composed.text });
  await click('button', 'Publish');
  await expectMessage(page, 'Saved.');
  expect(clicks).toBeLessThanOrEqual(8);
  await expect(page.locator('office-picture-field img')).toBeVisible();
  await expect(page.locator('.rich-box img')).toHaveAttribute('alt', 'The field at noon');
  for (const text of ['Rain came at noon.', 'Dictated.', 'वर्षा']) {
    await expect(page.locator('.rich-text')).toContainText(text);
  }
});

test('a picture is chosen by thumbnail, or added in place', async ({ page, office }) => {
  await openOffice(page, office, '/content/slider/new');
  const field = page.locator('office-picture-field');
  await field.getByRole('button', { name: /^Choose picture/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Class 6' })).toHaveCount(0);
  await dialog.getByRole('searchbox').fill('field in the morn');
  await dialog.getByRole('button', { name: 'The field' }).first().click();
  await expect(field.locator('img')).toBeVisible();
  await expect(field.getByRole('button', { name: /^Choose picture/ })).toBeFocused();

  await press(page, /^Choose picture/);
  await dialog.getByLabel('Add new picture').setInputFiles(await photo('New.jpg'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Describe what the picture shows');
  await descriptions(page).fill('New here');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field).toContainText('New');
  await page.getByLabel('Title').first().fill('With a new picture');
  await press(page, 'Save as draft');
  await expect(page.locator('office-picture-field input')).toHaveValue(/\/media\/office\/new-/);
  await press(page, /^Remove/);
  await expect(page.locator('office-picture-field input')).toHaveValue('');
});

test('what was selected or typed stays when a picture is not added', async ({ page, office }) => {
  await openOffice(page, office, '/content/news/new');
  const text = page.locator('[contenteditable=true]');
  await text.fill('A day in the field');
  await text.press('ControlOrMeta+a');
  const open = () => page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' });
  await open();
  await press(page, 'Close');
  await expect(text).toHaveText('A day in the field');

  await open();
  await dialog.getByLabel('Add new picture').setInputFiles(await photo('Field.jpg'));
  await dialog.getByLabel('Description').fill('Girls run');
  await page.route('**/pictures/describe*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('The office did not answer');
  await expect(dialog.getByLabel('Description')).toHaveValue('Girls run');
  await page.unroute('**/pictures/describe*');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.route('**/pictures/choices*', (route) => route.abort());
  await dialog.getByRole('searchbox').fill('Hall');
  await expect(dialog.getByRole('status')).toContainText('The office did not answer');
  await press(page, 'Add to text');
  await expect(text).toContainText('A day in the field');
  await expect(text.getByAltText('Girls run')).toBeVisible();
});

test('the focus point is set by a click, each crop follows, and the picture is rotated and replaced', async ({
  page,
  office,
}) => {
  const errors = collectPageErrors(page);
  await openOffice(page, office, '/pictures/new');
  await chooser(page).setInputFiles(await photo());
  await descriptions(page).fill('The field in the morning');
  await press(page, 'Save');
  const picture = page.locator('.focus-frame-live').getByRole('img');
  await expect(picture).toHaveAccessibleName('The field in the morning');
  // Until it loads, its alternative text takes its place at another size.
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width * 0.3, y: height * 0.35 } });
  await expect(page.getByLabel('From the left')).toHaveValue(/^(29|30|31)$/);
  await expect(page.locator('.picture-frames img').first()).toHaveCSS('object-position', /^30% /);
  await press(page, 'Save point');
  await expect(page.getByText(/\.f\d+x\d+\.webp/)).toBeVisible();
  await press(page, 'Rotate right');
  await expect(page.getByText(/\.t1\.f\d+x\d+\.webp/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Rotate left');
  await page.getByLabel('New picture').setInputFiles(await photo());
  await press(page, 'Replace everywhere');
  await expectMessage(page, 'Replaced everywhere');
  expect(errors).toEqual([]);
});

test('a file that is too large is not sent', async ({ page, office }, testInfo) => {
  // By its path: 21 MB handed to the browser as a message take half of a test's time.
  const file = testInfo.outputPath('a.jpg');
  await writeFile(file, '');
  await truncate(file, 21 * 1024 * 1024);
  await openOffice(page, office, '/pictures/new');
  await chooser(page).setInputFiles(file);
  await expect(page.locator('office-upload ul')).toContainText('larger than 20 MB');
});
