import { expect, test } from '@playwright/test';
import { sendMessage } from './support/contact';
import { collectPageErrors } from './support/page-errors';
import { newFolder, type Running, startSchoolApi, startSite } from './support/programs';
import { waitForEnhance } from './support/reload';
import { addresses } from './support/routes';

/** `DOCUMENTS=off` runs the site as plain Next: docs/decisions/next-internals.md. */
let api: Running;
let site: Running;
let plain: Running;

// Three programs start, and every page is rendered twice.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  api = await startSchoolApi({ dataDir: newFolder('plain-school') });
  const env = { RATE_LIMIT_FACTOR: '1000' };
  site = await startSite({ apiUrl: api.url, dataDir: newFolder('plain-documents'), env });
  plain = await startSite({
    apiUrl: api.url,
    dataDir: newFolder('plain-site'),
    env: { ...env, DOCUMENTS: 'off' },
  });
});

test.afterAll(async () => {
  for (const program of [plain, site, api]) await program?.stop();
});

const get = (path: string, from = site) => fetch(from.url + path, { redirect: 'manual' });

test.describe('DOCUMENTS=off', { tag: '@night' }, () => {
  test('answers every route as Next renders it', async () => {
    for (const address of addresses) {
      const kept = await get(address);
      const answer = await get(address, plain);
      const html = await answer.text();
      // Only lib/page-cache can answer a page that was rendered with another status than 200.
      if (kept.status === 200) expect(answer.status, address).toBe(200);
      expect(headingOf(html), address).toBe(headingOf(await kept.text()));
      expect(html, address).toContain('/_next/static/chunks/');
      const policy = answer.headers.get('content-security-policy');
      expect(policy, address).toMatch(/script-src 'self' [^;]*'unsafe-inline'/);
    }
  });

  test('has the custom elements at work, and nothing is blocked', async ({ page }) => {
    const errors = collectPageErrors(page);
    // The script may change a page before it hydrates: React must take it as it is.
    for (const path of ['/', '/acedemics/faculty']) {
      await page.goto(plain.url + path);
      await waitForEnhance(page);
    }
    await page.goto(`${plain.url}/guest-house`);
    await waitForEnhance(page);
    const slider = page.getByRole('region', { name: 'Pictures of Gita Nagri' });
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect(slider.getByRole('button', { name: /^Go to/ }).nth(1)).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(errors).toEqual([]);
  });

  test('sends a form', async ({ page }) => {
    const errors = collectPageErrors(page);
    await page.goto(`${plain.url}/contact-us`);
    await waitForEnhance(page);
    await sendMessage(page);
    expect(errors).toEqual([]);
  });
});

test('the framework leaves the shutdown to our server', { tag: '@night' }, async () => {
  expect(await plain.stop('SIGTERM')).toBe(0);
});

/** The text of the first heading, without tags and React's comments. */
function headingOf(html: string): string {
  const [, text = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return text.replace(/<!--.*?-->|<[^>]+>/gs, '');
}
