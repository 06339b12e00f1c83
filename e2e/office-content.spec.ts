import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import type { Office } from './support/office';
import { expectSaid } from './support/office-checks';
import { content } from './support/office-content';
import { openOffice, test } from './support/office-fixtures';
import { landscape } from './support/office-pictures';
import { collectPageErrors } from './support/page-errors';

// One office for all of the file.
test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const written = (page: Page) =>
  page.evaluate(() => document.querySelector('textarea[name="field.text"]')?.textContent);

test('an article is written by keyboard alone, and kept as plain HTML', async ({
  page,
  office,
}) => {
  const errors = collectPageErrors(page);
  await openOffice(page, office, '/content/news/new');
  await page.getByLabel('Title').fill('Chess club');
  const bold = page.getByRole('button', { name: 'Bold' });
  await editor(page).focus();
  await page.keyboard.type('We won ');
  await expect(bold).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Control+b');
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('two games');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('What now');
  await page.getByRole('button', { name: 'Heading', exact: true }).press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Come and play');
  await page.keyboard.press('Shift+Home');
  // The editor handles a selection asynchronously.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  await page.getByRole('button', { name: 'Link' }).press('Enter');
  const address = page.getByLabel('Address of the link');
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Write an address');
  await address.fill('/admission');
  await address.press('Enter');
  await press(page, 'Save as draft');
  await expectSaid(page, 'The draft was saved.');
  expect(await written(page)).toBe(
    '<p>We won <strong>two games</strong></p><h2>What now</h2><p><a href="/admission">Come and play</a></p>',
  );
  await expect(editor(page).getByRole('heading')).toHaveText('What now');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a picture of the school is put into a text, with its alternative text', async ({
  page,
  office,
}) => {
  const errors = collectPageErrors(page);
  await openOffice(page, office, '/content/news/new');
  await page.getByLabel('Title').fill('The field');
  await editor(page).focus();
  await page.keyboard.type('See:');
  await press(page, 'Picture');
  const dialog = page.getByRole('dialog', { name: 'A picture of the school' });
  await expectAccessible(page);
  // One that shows students without consent, and one in the bin, are not to be had.
  await expect(dialog.getByRole('button', { name: 'Class 6' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'A mistake' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'The field' }).press('Enter');
  await expect(editor(page)).toBeFocused();
  await press(page, 'Save as draft');
  await expectSaid(page, 'The draft was saved.');
  expect(await written(page)).toMatch(
    /<p>See:<\/p><img src="\/media\/office\/the-field-\w+\.webp" alt="The field in the morning">/,
  );
  expect(errors).toEqual([]);
});

test('words outlast a closed page and an office that is away', async ({ page, office }) => {
  const path = `/content/faculty/${content.teacher}`;
  const position = page.getByLabel('Position');
  await openOffice(page, office, path);
  await position.fill('Head of chess');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${office.url}/content`);
  await page.goBack();
  await expect(position).toHaveValue('Chess');
  await press(page, 'Bring it back');
  await expect(position).toHaveValue('Head of chess');

  await page.context().setOffline(true);
  await press(page, 'Save as draft');
  await expect(page.getByRole('alert')).toContainText('what you have entered is still here');
  await page.context().setOffline(false);
  await press(page, 'Save as draft');
  await expectSaid(page, 'The draft was saved.');
  await openOffice(page, office, path);
  await expect(position).toHaveValue('Head of chess');
  await expect(page.getByText('was not saved')).toHaveCount(0);
});

const photo = async () => ({
  ...{ name: 'IMG_2034.JPG', mimeType: 'image/jpeg', buffer: await landscape() },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

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
