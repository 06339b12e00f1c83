import { expect, test } from '@playwright/test';
import { sendMessage } from './support/contact';
import { collectPageErrors } from './support/page-errors';
import { readPage } from './support/page-facts';
import { newFolder, type Running, startSchoolApi, startSite } from './support/programs';
import { waitForEnhance } from './support/reload';
import { addresses } from './support/routes';
import { shared } from './support/shared';

/** `DOCUMENTS=off` runs the site as plain Next, in case a new version breaks what we rely on. */
let api: Running;
let site: Running;
let plain: Running;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
const tag = ['@night', '@next'];

test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  api = await startSchoolApi({ dataDir: newFolder('off-school') });
  const start = (env: Record<string, string>) =>
    startSite({ apiUrl: api.url, dataDir: newFolder('off-site'), env });
  site = await start({});
  plain = await start({ RATE_LIMIT_FACTOR: '1000', DOCUMENTS: 'off' });
});

test.afterAll(async () => {
  for (const program of [plain, site, api]) await program?.stop();
});

const get = (from: Running, path: string) => fetch(from.url + path, { redirect: 'manual' });

test('answers every route as Next renders it', { tag }, async () => {
  for (const address of addresses) {
    const kept = await get(site, address);
    const answer = await get(plain, address);
    const html = await answer.text();
    // Only lib/page-cache can serve a page that was rendered with a status other than 200.
    if (kept.status === 200) expect(answer.status, address).toBe(200);
    expect(readPage(html).headings, address).toEqual(readPage(await kept.text()).headings);
    expect(html, address).toContain('/_next/static/chunks/');
    const policy = answer.headers.get('content-security-policy');
    expect(policy, address).toMatch(/script-src 'self' [^;]*'unsafe-inline'/);
  }
});

test('runs the custom elements, sends a form, and blocks nothing', { tag }, async ({ page }) => {
  const errors = collectPageErrors(page);
  // The script may change a page before it hydrates: React must accept that.
  for (const path of ['/', '/acedemics/faculty', '/guest-house']) {
    await page.goto(plain.url + path);
    await waitForEnhance(page);
  }
  const slider = page.getByRole('region', { name: 'Pictures of Gita Nagri' });
  await slider.getByRole('button', { name: 'Next' }).click();
  await expect(slider.locator('[aria-current]')).toHaveAccessibleName('Go to 2');
  await page.goto(`${plain.url}/contact-us`);
  await waitForEnhance(page);
  await sendMessage(page);
  expect(errors).toEqual([]);
  // The framework leaves the shutdown to our server.
  expect(await plain.stop('SIGTERM')).toBe(0);
});
