import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { contractPaths } from '@/lib/page-cache/route-table';
import { knownTags } from '@/lib/page-cache/routes';
import { traceFiles } from '../scripts/run/trace-files.mjs';
import { sendMessage } from './support/contact';
import { collectPageErrors } from './support/page-errors';
import { newFolder, type Running, refresh, startSchoolApi, startSite } from './support/programs';
import { waitForEnhance } from './support/reload';
import { addresses } from './support/routes';
import { shared } from './support/shared';

/**
 * What this site relies on inside Next, one test each: docs/decisions/next-internals.md explains
 * what to do when one fails after an upgrade.
 */
let api: Running;
let site: Running;
let fresh: Running | undefined;
const dataDir = newFolder('contract-site');

// One test visits every page three times.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
/** Runs nightly, and whenever another version of Next is installed. */
const tag = ['@night', '@next'];

test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  api = await startSchoolApi({ dataDir: newFolder('contract-school') });
  const env = { RATE_LIMIT_FACTOR: '1000', METRICS_TOKEN: 'a-token-of-the-tests' };
  site = await startSite({ apiUrl: api.url, dataDir, env });
});

test.afterAll(async () => {
  for (const program of [fresh, site, api]) await program?.stop();
});

const machineFiles = [
  '/feed.xml',
  '/calendar.ics',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
];

const get = (path: string, headers: Record<string, string> = {}, from = site) =>
  fetch(from.url + path, { headers, redirect: 'manual' });

test.describe('the cache handler', { tag }, () => {
  test('is called with keys that end with the path', async () => {
    for (const path of ['/', '/news-event?page=2', '/about?tab=3']) await (await get(path)).text();
    await expect
      .poll(() => storedPages().map(({ key }) => key))
      .toEqual(
        expect.arrayContaining(['/', '/news-event/page/2', expect.stringMatching(/^\/about\/./)]),
      );
  });

  test('changes page, headers and status from the first response on', async () => {
    const first = await get('/competition');
    const html = await first.text();
    expect(first.headers.get('x-nextjs-cache')).toBe('MISS');
    expect(first.headers.get('etag')).toMatch(/^W\//);
    expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(html).not.toContain('/_next/static/chunks/');
    const second = await get('/competition');
    expect(second.headers.get('x-nextjs-cache')).toBe('HIT');
    expect(await second.text()).toBe(html);
    expect((await get('/news-event/detail/none')).status).toBe(404);
  });

  test('changes the lifetime from the first response on', async () => {
    const alone = await startSite({
      apiUrl: 'http://127.0.0.1:9',
      dataDir: newFolder('contract-alone'),
    });
    const answer = await get('/competition', {}, alone);
    expect(answer.headers.get('cache-control')).toMatch(/s-maxage=5\b/);
    expect(await alone.stop()).toBe(0);
  });
});

test.describe('a stored page', { tag }, () => {
  test('has the same headers on the first visit, served directly and through the framework', async () => {
    fresh = await startSite({
      apiUrl: api.url,
      dataDir: newFolder('contract-headers'),
      env: { RATE_LIMIT_FACTOR: '1000' },
    });
    const from = fresh;
    const [, item = ''] = /detail\/([^"]+)"/.exec(await (await get('/news-event')).text()) ?? [];
    const paths = [...addresses, ...machineFiles].map((path) => path.replace('{slug}', item));
    const none = () => new Map<string, Visit>();
    const [first, second, third] = [none(), none(), none()];
    const see = async (seen: Map<string, Visit>, path: string | undefined) =>
      path && seen.set(path, await visit(from, path));
    // Revisits a page once the next is rendered: on a slow machine it would be stale at the end.
    for (const [index, path] of paths.entries()) {
      await see(first, path);
      await see(second, paths[index - 1]);
    }
    await see(second, paths.at(-1));
    await refresh(from, ...knownTags);
    for (const path of paths) await see(third, path);
    for (const path of paths) {
      const [rendered, inFront, later] = [first, second, third].map((seen) => seen.get(path));
      expect(inFront, `${path}, in front`).toEqual({ ...rendered, cache: 'HIT' });
      // Another URL of the same page may have triggered the rendering already.
      if (later?.cache !== 'STALE') continue;
      expect(later, `${path}, through the framework`).toEqual({ ...rendered, cache: 'STALE' });
    }
    // Ensures that the visits were what their names say.
    const withCache = (seen: Map<string, Visit>, name: string) =>
      [...seen.values()].filter(({ cache }) => cache === name).length;
    expect(withCache(first, 'MISS')).toBeGreaterThan(contractPaths.length);
    expect(withCache(third, 'STALE')).toBeGreaterThan(contractPaths.length);
  });

  test('is re-rendered by the visit that finds it stale, and meanwhile served', async () => {
    await (await get('/syllabus')).text();
    const before = storedAt('/syllabus');
    await refresh(site, 'syllabus');
    expect((await get('/syllabus')).headers.get('x-nextjs-cache')).toBe('STALE');
    await expect.poll(() => storedAt('/syllabus')).toBeGreaterThan(before);
    expect((await get('/syllabus')).headers.get('x-nextjs-cache')).toBe('HIT');
  });
});

test.describe('the markup', { tag }, () => {
  test('of a document has its styles and its opening picture inlined', async () => {
    const html = await (await get('/about')).text();
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toMatch(/<head>.*<style>.*<\/head>/s);
    expect(html).not.toMatch(/<img[^>]*fetchpriority="high"/i);
    expect(html).toMatch(/<span class="page-banner-picture"[^>]*><svg /);
    expect(html).not.toContain('<!-- -->');
  });

  test('of an app hydrates with deferred scripts, and fetches no style sheet', async ({ page }) => {
    const errors = collectPageErrors(page);
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    await page.goto(`${site.url}/contact-us`);
    await waitForEnhance(page);
    await sendMessage(page);
    await expect(
      page.locator('head link[rel="stylesheet"][disabled][data-precedence]'),
    ).not.toHaveCount(0);
    expect(sheets).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test.describe('the server', { tag }, () => {
  test('sees each request and completes each response', async () => {
    const chunk = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'));
    const paths = [
      '/about',
      '/no/such/page',
      '/api/healthz',
      `/_next/static/chunks/${chunk}`,
      '/About',
    ];
    for (const path of paths) {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' });
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
      expect(headers.get('x-nextjs-prerender'), path).toBeNull();
      expect(headers.get('vary') ?? '', path).not.toMatch(/rsc|next-/i);
    }
    const scrape = await get('/api/metrics', { authorization: 'Bearer a-token-of-the-tests' });
    const metrics = await scrape.text();
    expect(metrics).toMatch(/site_http_request_duration_seconds_count\{route="\/about"/);
    expect(metrics).toMatch(/site_page_cache_pages [1-9]/);
  });

  test('serves the compressed copy, and 304', async () => {
    const page = await get('/about', { 'accept-encoding': 'gzip' });
    expect(page.headers.get('content-encoding')).toBe('gzip');
    const etag = page.headers.get('etag') ?? '';
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
  });

  test('redirects a path with a double slash before anything else, in one hop', async () => {
    for (const path of ['//about', '/ABOUT', '/about/']) {
      const { status, headers } = await get(path);
      expect([status, headers.get('location')], path).toEqual([308, '/about']);
    }
  });

  test('ignores internal headers of a request', async () => {
    for (const path of ['/about', '/register']) {
      const headers = { rsc: '1', 'next-router-prefetch': '1', 'x-nextjs-data': '1' };
      expect((await get(path, headers)).headers.get('content-type')).toMatch(/^text\/html/);
    }
  });
});

test.describe('the build', { tag }, () => {
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim();

  test('has the id that we set, and that its files request', () => {
    expect(build).toBe(readFileSync('build/deployment', 'utf8'));
    expect(PHASE_PRODUCTION_BUILD).toBe('phase-production-build');
  });

  test('has its browser files where the build edits them', () => {
    const names = readdirSync('.next/static/chunks', { recursive: true, encoding: 'utf8' });
    const files = (ending: string) =>
      names
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join('.next/static/chunks', name), 'utf8'));
    expect(files('.js').length).toBeGreaterThan(5);
    expect(files('.css').length).toBeGreaterThan(0);
    for (const code of files('.js')) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    for (const css of files('.css')) expect(css).not.toContain('?dpl=');
  });

  test('includes the tracer of packages', async () => {
    expect(await traceFiles(['build/env.mjs'])).toContain('node_modules/zod/package.json');
  });
});

type Visit = { cache: string | null; headers: Record<string, string> };

/** Headers that differ between two responses of one page. */
const ofOneAnswer = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

async function visit(from: Running, path: string): Promise<Visit> {
  const answer = await get(path, { 'accept-encoding': 'gzip' }, from);
  await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of [...ofOneAnswer, 'x-nextjs-cache']) headers.delete(name);
  return {
    cache: answer.headers.get('x-nextjs-cache'),
    headers: { status: String(answer.status), ...Object.fromEntries(headers) },
  };
}

function storedPages(): { key: string; entry: { savedAt: number } }[] {
  const [build = ''] = readdirSync(join(dataDir, 'pages'));
  const folder = join(dataDir, 'pages', build);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

const storedAt = (path: string) =>
  storedPages().find(({ key }) => key === path)?.entry.savedAt ?? 0;
