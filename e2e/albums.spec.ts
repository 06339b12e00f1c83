import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectSaid } from './support/office-checks';
import { openOffice, test } from './support/office-fixtures';
import { landscape } from './support/office-pictures';
import { waitForEnhance } from './support/reload';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const SOON = { intervals: [500], timeout: 60_000 };
const COUNT = 3;
const PATH = '/news-event/albums';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

test('photographs become an album, which loses one with its consent', async ({
  page,
  office,
  site,
}) => {
  await openOffice(page, office, '/content/albums/new');
  await page.getByLabel('Title').fill('Sports day');
  await press(page, 'Add photographs');
  const dialog = page.getByRole('dialog', { name: 'Choose pictures' });
  const files = Array.from({ length: COUNT }, async (_, at) => ({
    ...{ name: `Race ${at + 1}.jpg`, mimeType: 'image/jpeg' },
    buffer: await landscape(1200 + at, 800),
  }));
  await dialog.getByLabel('Add new picture').setInputFiles(await Promise.all(files));
  const all = page.getByRole('group', { name: /^All of them/ });
  await all.getByLabel('Description').fill('Boys run on the field');
  await all.getByLabel('Shows students').check();
  await all.getByLabel('Parental consent is on file').check();
  await press(page, 'Save');
  await press(page, 'Add to album');
  const shown = page.locator('office-picture-list li');
  await expect(shown).toHaveCount(COUNT);
  const first = shown.first().locator('img');
  const path = new URLSearchParams(await first.getAttribute('src')).get('path') ?? '';
  await shown.nth(0).dragTo(shown.nth(2));
  await page.getByRole('button', { name: 'Move earlier: photograph 3' }).click();
  await expectAccessible(page);
  await press(page, 'Publish');
  await expectSaid(page, 'Saved.');
  await expect(shown.nth(1).locator('img')).toHaveAttribute(
    'src',
    new RegExp(encodeURIComponent(path)),
  );

  await expect
    .poll(async () => (await fetch(site.url + PATH)).text(), SOON)
    .toContain('Sports day');
  await page.goto(site.url + PATH);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sports day' }).click();
  await waitForEnhance(page);
  await expectAccessible(page);
  const photos = page.locator('.album-photos a');
  await expect(photos).toHaveCount(COUNT);
  await photos.first().click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: `Photograph 2 of ${COUNT}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(photos.nth(1)).toBeFocused();

  const album = page.url();
  const scaled = `${site.url}/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`;
  expect((await fetch(scaled)).status).toBe(200);
  await openOffice(page, office, '/pictures?q=Race%201');
  await page.getByRole('link', { name: /^Race 1 / }).click();
  await page.getByLabel('Parental consent is on file').uncheck();
  await press(page, 'Save');
  await expect.poll(async () => (await fetch(album)).text(), SOON).not.toContain(path);
  await expect.poll(async () => (await fetch(scaled)).status, SOON).not.toBe(200);
});

test('a photograph is large without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL + PATH);
  await page.locator('.news-tile a').first().click();
  await page.locator('.album-photos a').first().click();
  await expect(page.locator('#photo-1 img')).toBeVisible();
  await page.locator('#photo-1').getByText('Next').click();
  await expect(page.locator('#photo-1')).toBeHidden();
  await page.locator('#photo-2').getByText('Close').last().click();
  await expect(page.locator('#photo-2')).toBeHidden();
  await context.close();
});
