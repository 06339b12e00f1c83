import { expect } from '@playwright/test';
import { school } from '@/content/school';
import { openOffice, test } from './support/office-fixtures';
import { collectPageErrors } from './support/page-errors';
import { waitForEnhance } from './support/reload';

/** Five seconds where nothing else is done. */
const SOON = { intervals: [200], timeout: 30_000 };
const PHONE = '+91 98111 22222';
const PAGES = ['/', '/contact-us', '/admission', '/terms', '/careers', '/direct-bank-transfer'];
const read = async (url: string) => (await fetch(url)).text();

test('what the office saves of the school is on every page soon, and in the scripts of the forms', async ({
  page,
  office,
  site,
}) => {
  test.setTimeout(120_000);
  const all = () => Promise.all(PAGES.map((path) => read(site.url + path)));
  // Kept, before anything changes.
  for (const html of await all()) expect(html).not.toContain(PHONE);
  await openOffice(page, office, '/school');
  await page.getByLabel('Phone numbers').fill(`${PHONE}\n+91 98111 33333`);
  await page.getByLabel('Office hours').fill('Monday to Saturday, 9 am to 4 pm');
  await page.getByLabel('Session', { exact: true }).fill('2041-42');
  await page.getByLabel('E-mail for admissions').fill('join@new-school.example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect
    .poll(async () => (await all()).every((html) => html.includes(PHONE)), SOON)
    .toBe(true);
  const home = await read(`${site.url}/`);
  expect(home).toContain('tel:+919811122222');
  expect(home).toContain('mailto:join@new-school.example.org');
  expect(home).toContain('"telephone":"+91 98111 22222"');
  expect(home).toContain('Monday to Saturday, 9 am to 4 pm');
  expect(await read(`${site.url}/register`)).toContain('2041-42');

  const errors = collectPageErrors(page);
  for (const path of ['/register', '/contact-us', '/careers/apply-now', '/donate-register']) {
    await page.goto(site.url + path);
    await waitForEnhance(page);
    await expect(page.getByRole('link', { name: PHONE }).first(), path).toBeAttached();
    await expect(page.getByText(school.phones[0]), path).toHaveCount(0);
  }
  expect(errors, 'React finds what it expects').toEqual([]);
});
