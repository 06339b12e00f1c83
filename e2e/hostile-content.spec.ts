import { expect, type Page, test } from '@playwright/test';
import { newsOnly, startFakeApi } from './support/fake-api';
import { newFolder, startSite } from './support/programs';

/** Each would call `ran()` if it ran. */
const hostile = [
  '<img src=x onerror="ran()">',
  '<a id="link" href="javascript:ran()">link</a>',
  '<script>ran()</script>',
  '<svg><script>ran()</script></svg>',
  '<svg onload="ran()"></svg>',
  '<svg><animate onbegin="ran()" attributeName="x" dur="1s"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img src=x onerror="ran()">',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<style>@import "javascript:ran()";</style><p style="background:url(javascript:ran())">x</p>',
  '<details open ontoggle="ran()">x</details>',
  '<input autofocus onfocus="ran()">',
  '<video><source onerror="ran()"></video>',
  '<base href="https://evil.example.org/"><meta http-equiv="refresh" content="0;javascript:ran()">',
].join('\n');

async function watch(page: Page): Promise<() => Promise<number>> {
  let runs = 0;
  await page.exposeFunction('ran', () => {
    runs += 1;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const link = page.locator('#link');
    if ((await link.count()) > 0) await link.click({ noWaitAfter: true });
    // After a round trip through the page its earlier tasks have run.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    return runs;
  };
}

let site: Awaited<ReturnType<typeof startSite>>;
let api: Awaited<ReturnType<typeof startFakeApi>>;

test.beforeAll(async () => {
  api = await startFakeApi(newsOnly('<b>Title</b><img src=x onerror="ran()">', hostile));
  site = await startSite({ apiUrl: api.url, dataDir: newFolder('hostile') });
});

test.afterAll(async () => {
  await site.stop();
  await api.close();
});

for (const path of ['/news-event', '/news-event/detail/first']) {
  test(`script in the content of ${path} is removed`, async ({ page }) => {
    const runs = await watch(page);
    const response = await page.goto(site.url + path);
    const html = (await response?.text()) ?? '';
    expect(html).not.toMatch(/<(img|svg|details|input|video|source)[^>]*\son\w+=/i);
    expect(html).not.toMatch(/href="?javascript:/i);
    expect(await runs()).toBe(0);
  });
}

test('without sanitising, the policy still lets nothing run', async ({ page }) => {
  const runs = await watch(page);
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text());
  });
  // The page and its real headers, with the raw content put back in place of the cleaned one.
  await page.route('**/news-event/detail/first', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${hostile}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/news-event/detail/first`);
  expect(await runs()).toBe(0);
  await expect.poll(() => blocked.length).toBeGreaterThan(3);
});

test('the same content does run without a policy', async ({ page }) => {
  const runs = await watch(page);
  await page.route('**/news-event/detail/first', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = (await response.text()).replace('</main>', `${hostile}</main>`);
    await route.fulfill({ response, headers, body });
  });
  await page.goto(`${site.url}/news-event/detail/first`);
  await expect.poll(runs).toBeGreaterThan(0);
});
