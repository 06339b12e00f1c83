import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectMessage } from './support/office-checks';
import { content } from './support/office-content';
import { openOffice, test } from './support/office-fixtures';
import { collectPageErrors } from './support/page-errors';

test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const written = (page: Page) =>
  page.evaluate(() => document.querySelector('textarea[name="field.text"]')?.textContent);

test('an article is written by keyboard alone, and stored as plain HTML', async ({
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
  await expect(page.getByRole('alert')).toContainText('Enter an address');
  await address.fill('/admission');
  await address.press('Enter');
  await press(page, 'Save as draft');
  await expectMessage(page, 'Draft saved.');
  expect(await written(page)).toBe(
    '<p>We won <strong>two games</strong></p><h2>What now</h2><p><a href="/admission">Come and play</a></p>',
  );
  await expect(editor(page).getByRole('heading')).toHaveText('What now');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('a picture of the school is inserted into a text, with its alternative text', async ({
  page,
  office,
}) => {
  const errors = collectPageErrors(page);
  await openOffice(page, office, '/content/news/new');
  await page.getByLabel('Title').fill('The field');
  await editor(page).focus();
  await page.keyboard.type('See:');
  await press(page, 'Picture');
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' });
  await expectAccessible(page);
  // Pictures of students without consent and binned ones are not offered.
  await expect(dialog.getByRole('button', { name: 'Class 6' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'A mistake' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'The field' }).press('Enter');
  await press(page, 'Add to text');
  await expect(editor(page)).toBeFocused();
  await press(page, 'Save as draft');
  await expectMessage(page, 'Draft saved.');
  expect(await written(page)).toMatch(
    /<p>See:<\/p><img src="\/media\/office\/the-field-\w+\.webp" alt="The field in the morning">/,
  );
  expect(errors).toEqual([]);
});

test('unsaved text survives a closed page and an unreachable office', async ({ page, office }) => {
  const path = `/content/faculty/${content.teacher}`;
  const position = page.getByLabel('Position');
  await openOffice(page, office, path);
  await position.fill('Head of chess');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${office.url}/content`);
  await page.goBack();
  await expect(position).toHaveValue('Chess');
  await press(page, 'Restore them');
  await expect(position).toHaveValue('Head of chess');

  await page.context().setOffline(true);
  await press(page, 'Save as draft');
  await expect(page.getByRole('alert')).toContainText('what you have entered is still here');
  await page.context().setOffline(false);
  await press(page, 'Save as draft');
  await expectMessage(page, 'Draft saved.');
  await openOffice(page, office, path);
  await expect(position).toHaveValue('Head of chess');
  await expect(page.getByText('was not saved')).toHaveCount(0);
});
