import { expect } from '@playwright/test';
import sharp from 'sharp';
import { aliasPaths, contractPaths, tabVariants } from '../lib/page-cache/route-table';
import { type PageFacts, readPage } from './support/page-facts';
import { test } from './support/sites';

const site = () => test.info().project.use.baseURL ?? '';
const paths = [...contractPaths.filter((path) => !path.includes('{')), ...aliasPaths];

async function addressesOf(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

async function pageAt(address: string): Promise<PageFacts> {
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.status, address).toBe(200);
  const html = await response.text();
  return await test.step(address, () => readPage(html));
}

const NEWS_ITEM = '/news-event/detail/';

/** A few of the addresses that one page serves: news items, calendar months. */
function someOfEach(addresses: string[]): string[] {
  const counts = new Map<string, number>();
  return addresses.filter((address) => {
    const { pathname, search } = new URL(address);
    const template = pathname.startsWith(NEWS_ITEM) ? NEWS_ITEM : search && pathname;
    const count = (counts.get(template) ?? 0) + 1;
    counts.set(template, count);
    return template === '' || count <= 4;
  });
}

/** The home page's URL is written with and without the slash. */
const whole = (address = '') => new URL(address).href;

function checkHead(address: string, page: PageFacts): void {
  const { metas } = page;
  const meta = (name: string) => metas.get(name) ?? '';
  expect(whole(page.canonical), address).toBe(address);
  expect(page.headings, address).toHaveLength(1);
  expect(page.title.length, address).toBeGreaterThan(10);
  expect(meta('description').length, address).toBeGreaterThan(40);
  expect(whole(meta('og:url')), address).toBe(address);
  expect(page.title, address).toContain(meta('og:title').split(' | ')[0]);
  expect(meta('og:description'), address).toBe(meta('description'));
  expect(meta('og:site_name'), address).not.toBe('');
  expect(meta('og:locale'), address).toBe('en_IN');
  expect(meta('og:image:alt'), address).not.toBe('');
  expect(meta('twitter:card'), address).toBe('summary_large_image');
  expect(meta('twitter:image'), address).toBe(meta('og:image'));
  expect(meta('og:image'), address).toMatch(/^https?:/);
}

function checkThings(address: string, page: PageFacts): void {
  const kinds = page.things.map((thing) => thing['@type']);
  for (const kind of ['School', 'WebSite']) {
    expect(
      kinds.filter((each) => each === kind),
      `${address} ${kind}`,
    ).toHaveLength(1);
  }
  const crumbs = page.things.flatMap((thing) =>
    thing['@type'] === 'BreadcrumbList' ? thing.itemListElement.map(({ name }) => name) : [],
  );
  expect(crumbs, address).toEqual(page.crumbs);
  for (const thing of page.things) {
    if (thing['@type'] !== 'FAQPage') continue;
    for (const { name, acceptedAnswer } of thing.mainEntity) {
      expect(page.text, address).toContain(name);
      expect(page.text, address).toContain(acceptedAnswer.text);
    }
  }
}

test('every page of the sitemap is its own canonical, with its own head and data', async () => {
  // The first request of a page renders it, and there are about eighty.
  test.setTimeout(180_000);
  const listed = await addressesOf(site());
  expect(listed.length).toBeGreaterThan(paths.length);
  expect(listed.filter((address) => address.includes(NEWS_ITEM)).length).toBeGreaterThan(10);
  const addresses = process.env.TEST_ALL === undefined ? someOfEach(listed) : listed;
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const pictures = new Set<string>();
  const kinds = new Map<string, string[]>();
  for (const address of addresses) {
    const page = await pageAt(address);
    checkHead(address, page);
    checkThings(address, page);
    const description = page.metas.get('description') ?? '';
    expect(titles.get(page.title), `title of ${address}`).toBeUndefined();
    expect(descriptions.get(description), `description of ${address}`).toBeUndefined();
    titles.set(page.title, address);
    descriptions.set(description, address);
    pictures.add(page.metas.get('og:image') ?? '');
    kinds.set(
      new URL(address).pathname,
      page.things.map((thing) => thing['@type']),
    );
  }
  for (const [path, kind] of [
    ['/', 'VideoObject'],
    ['/admission', 'VideoObject'],
    ['/admission', 'FAQPage'],
    ['/competition', 'Event'],
    ['/careers', 'JobPosting'],
    ['/guest-house', 'BreadcrumbList'],
  ] as const) {
    expect(kinds.get(path), path).toContain(kind);
  }
  const items = [...kinds].filter(([path]) => path.startsWith(NEWS_ITEM));
  expect(items).not.toEqual([]);
  for (const [path, each] of items) expect(each, path).toContain('NewsArticle');
  const photograph = [...pictures].find((picture) => picture.includes('%2Fmedia%2F'));
  const shared = await fetch(photograph ?? '');
  expect(shared.headers.get('content-type')).toBe('image/jpeg');
  expect((await shared.arrayBuffer()).byteLength).toBeLessThan(300_000);
  if (process.env.TEST_ALL === undefined) return;
  for (const picture of pictures) {
    const response = await fetch(picture);
    expect(response.headers.get('content-type'), picture).toMatch(/^image\/(jpeg|png|webp)$/);
    await response.body?.cancel();
  }
});

test('aliases of a page name its canonical address', async () => {
  const addresses = new Set(await addressesOf(site()));
  for (const path of [
    ...[...aliasPaths, ...tabVariants],
    ...['/about-us?tab=3', '/about?tab=99', '/news-event?page=1', '/syllabus?grade=2'],
    ...['/acedemics/results?year=2025', '/contribute?tab=0', '/guest-house?utm_source=letter'],
    '/careers/apply-now?vacancy=Music%20Teacher',
  ]) {
    const { canonical } = await pageAt(`${site()}${path}`);
    expect(addresses.has(canonical ?? ''), `${path} names ${canonical}`).toBe(true);
  }
});

type Icon = { src: string; sizes: string; purpose?: string };

test('the manifest has icons of every size, and they exist', { tag: '@night' }, async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  const { icons }: { icons: Icon[] } = await response.json();
  const kinds = icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`).sort();
  expect(kinds).toEqual([
    'any 192x192',
    'any 512x512',
    'any any',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  const touch = { src: '/icons/apple-touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...icons, touch]) {
    const icon = await request.get(src);
    if (sizes === 'any') {
      expect(await icon.text(), src).toMatch(/^<svg /);
      continue;
    }
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  const ico = await request.get('/favicon.ico');
  expect([...(await ico.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const feed = await request.get('/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
});

const robotsTag = async (url: string) =>
  (await fetch(url, { redirect: 'manual' })).headers.get('x-robots-tag');

test('a staging site keeps search engines out of everything', async () => {
  const robots = await (await fetch(`${site()}/robots.txt`)).text();
  expect(robots).toMatch(/User-Agent: \*\s+Disallow: \/\s/i);
  for (const path of ['/', '/feed.xml', '/icons/icon.svg', '/no-such-page', '/About/']) {
    expect(await robotsTag(site() + path), path).toBe('noindex, nofollow');
  }
  const { metas } = await pageAt(`${site()}/guest-house`);
  expect(metas.get('robots')).toContain('noindex');
});

test('a public site allows search engines, and uses its public address', async ({ rawSite }) => {
  const origin = 'https://school.example.org';
  const robots = await (await fetch(`${rawSite.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots.match(/Disallow: .*/g)).toEqual(['Disallow: /api/']);
  expect(await robotsTag(`${rawSite.url}/guest-house`)).toBeNull();
  const { metas, canonical } = await pageAt(`${rawSite.url}/guest-house`);
  expect(metas.get('robots')).toBe('max-image-preview:large');
  expect(canonical).toBe(`${origin}/guest-house`);
  expect(metas.get('og:image')).toBe(`${origin}/og/guest-house.jpg`);
  expect(await addressesOf(rawSite.url)).toContain(`${origin}/news-event/detail/first`);
});
