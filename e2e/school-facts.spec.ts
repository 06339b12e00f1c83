import { expect, test } from '@playwright/test';
import { school } from '@/content/school';
import { openOffice, startWorld, type World } from './support/office-and-sites';
import { collectPageErrors } from './support/page-errors';

test.describe.configure({ mode: 'default' });

let world: World;
test.beforeAll(async () => {
  world = await startWorld(2);
});
test.afterAll(() => world?.stop());

const OFTEN = { intervals: [200] };
const PHONE = '+91 98111 22222';
const read = async (url: string) => (await fetch(url)).text();
const PAGES = ['/', '/contact-us', '/admission', '/terms', '/careers', '/direct-bank-transfer'];

test('what the office saves of the school is on every site and page soon', async ({ page }) => {
  const urls = world.sites.flatMap(({ url }) => PAGES.map((path) => url + path));
  // Kept, before anything changes.
  for (const url of urls) expect(await read(url)).not.toContain(PHONE);
  await openOffice(page, world, '/school');
  await page.getByLabel('Phone numbers').fill(`${PHONE}\n+91 98111 33333`);
  await page.getByLabel('Office hours').fill('Monday to Saturday, 9 am to 4 pm');
  await page.getByLabel('Session', { exact: true }).fill('2041-42');
  await page.getByLabel('E-mail for admissions').fill('join@new-school.example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect
    .poll(async () => (await Promise.all(urls.map(read))).every((html) => html.includes(PHONE)), {
      ...OFTEN,
    })
    .toBe(true);
  for (const { url } of world.sites) {
    const home = await read(`${url}/`);
    expect(home).toContain('tel:+919811122222');
    expect(home).toContain('mailto:join@new-school.example.org');
    expect(home).toContain('"telephone":"+91 98111 22222"');
    expect(home).toContain('Monday to Saturday, 9 am to 4 pm');
    expect(await read(`${url}/register`)).toContain('2041-42');
  }
});

test('the scripts of the forms say the same as their pages', async ({ page }) => {
  const errors = collectPageErrors(page);
  for (const path of ['/register', '/contact-us', '/careers/apply-now', '/donate-register']) {
    await page.goto(`${world.sites[0]?.url}${path}`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: PHONE }).first(), path).toBeAttached();
    await expect(page.getByText(school.phones[0]), path).toHaveCount(0);
  }
  expect(errors, 'React finds what it expects').toEqual([]);
});

test('a restart without the school API still knows them', async () => {
  const [site] = world.sites;
  await world.office.api.stop();
  expect(await read(`${site?.url}/about`)).toContain(PHONE);
});
