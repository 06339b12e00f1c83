import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { waitUntilDrawn } from './support/drawn';
import { type Answer, json, startFakeApi } from './support/fake-api';
import { collectPageErrors } from './support/page-errors';
import { newFolder, type Running, startSite } from './support/programs';
import { shared } from './support/shared';

const jpeg = readFileSync('public/og/home.jpg');
const NAMED = 'https://pictures.example.org';
const UNNAMED = 'https://elsewhere.example.org';

/** A school's own server, with files at any path and some on other hosts. */
const school: Answer = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://school');
  const here = `http://${request.headers.host}`;
  if (pathname.endsWith('.jpg') || searchParams.get('id') === '5') {
    response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(jpeg);
    return;
  }
  if (pathname === '/uploads/list.pdf') {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4');
    return;
  }
  json(bodyOf(pathname, here))(request, response);
};

function bodyOf(path: string, here: string): unknown {
  const item = (slug: string, picture: string) => ({
    ...{ slug, title: `News ${slug}`, description: 'What happened', picture },
    content: `<p>Text</p><img src="/storage/in%20text.jpg" alt="In the text"><img src="${UNNAMED}/b.jpg" alt="Not named"><a href="/uploads/list.pdf">The list</a>`,
    created_at: '2026-10-01T10:00:00Z',
  });
  const news = [
    item('relative', '/uploads/2026/first.jpg'),
    item('absolute', `${here}/wp-content/second.jpg`),
    item('secure', `${here.replace('http:', 'https:')}/uploads/third.jpg`),
    item('chosen', '/picture?id=5'),
    item('named', `${NAMED}/a.jpg`),
    item('unnamed', `${UNNAMED}/a.jpg`),
  ];
  if (path.endsWith('/admission-dates') || path.endsWith('/admission-dates/')) {
    return { dates_with_locations: [], admission_texts_with_locations: [] };
  }
  const [, slug] = /news-events\/(\w+)/.exec(path) ?? [];
  if (slug) return news.find((one) => one.slug === slug);
  if (path.includes('news-events')) return { results: news, count: news.length };
  if (path.includes('image-slider')) {
    const slide = { status: 1, title: 'Come', sub_title: '' };
    return [`${UNNAMED}/a.jpg`, 'uploads/slide.jpg'].map((url) => ({ ...slide, image_url: url }));
  }
  return [];
}

// One site for the file, which names one of the other hosts.
test.describe.configure({ mode: 'default' });

let api: Awaited<ReturnType<typeof startFakeApi>>;
let site: Running;
test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  api = await startFakeApi(school);
  const env = { MEDIA_HOSTS: 'pictures.example.org' };
  site = await startSite({ apiUrl: api.url, dataDir: newFolder('files'), env });
});
test.afterAll(async () => {
  await site?.stop();
  await api?.close();
});

/** Pictures served through the site, each found by a part of its URL. */
async function expectShown(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const picture = page.locator(`main img[src*="files"][src*="${name}"]`).first();
    // Pictures far below are loaded lazily.
    await picture.scrollIntoViewIfNeeded();
    await expect(picture, name).not.toHaveJSProperty('naturalWidth', 0);
  }
}

test('pictures of a school’s own server are shown whatever their path, of other hosts only where named', async ({
  page,
}) => {
  const pageErrors = collectPageErrors(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api.url)) foreign.push(request.url());
  });
  // No test reaches other hosts.
  await page.route(`${NAMED}/**`, (route) =>
    route.fulfill({ contentType: 'image/jpeg', body: jpeg }),
  );
  await page.goto(`${site.url}/news-event`);
  await expectShown(page, ['first.jpg', 'second.jpg', 'third.jpg', 'picture%3Fid%3D5']);
  const response = await page.goto(`${site.url}/news-event/detail/named`);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain(`; img-src 'self' data: ${NAMED}; `);
  expect(await response?.text()).not.toContain(UNNAMED);
  await expect(page.locator(`main img[src^="${NAMED}"]`)).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByAltText('Not named')).toHaveAttribute('src', '/art/placeholder.svg');
  await expectShown(page, ['in%20text.jpg']);
  await expect(page.getByRole('link', { name: 'The list' })).toHaveAttribute(
    'href',
    '/files/uploads/list.pdf',
  );
  await page.goto(site.url);
  await expectShown(page, ['slide.jpg']);
  expect(foreign).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('the site hands out files of the school’s server, and nothing else of it', async ({
  request,
}) => {
  const page = await request.get(`${site.url}/news-event`);
  expect(await page.text()).not.toContain(new URL(api.url).host);
  for (const [path, type] of [
    ['/files/uploads/2026/first.jpg', 'image/jpeg'],
    ['/files/picture?id=5', 'image/jpeg'],
    ['/files/uploads/list.pdf', 'application/pdf'],
    ['/_next/image?url=%2Ffiles%2Fuploads%2Ffirst.jpg&w=640&q=75', 'image/'],
    ['/_next/image?url=%2Ffiles%2Fpicture%3Fid%3D5&w=640&q=75', 'image/'],
  ] as const) {
    const answer = await request.get(site.url + path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers(), path).toMatchObject({
      'content-type': expect.stringContaining(type),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/max-age=[1-9]/),
    });
  }
  for (const path of ['/files/api/news-events/', '/files/applications', '/files/media/a.jpg']) {
    expect((await request.get(site.url + path)).status(), path).toBe(404);
  }
});

test('the placeholder that the home page opens with covers its whole frame', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url);
    await waitUntilDrawn(page);
    const frame = await page.locator('.hero-picture .picture').first().boundingBox();
    const drawing = await page.locator('.hero-picture .picture > svg').boundingBox();
    expect(frame?.width).toBeGreaterThan(200);
    expect(drawing?.width).toBeGreaterThanOrEqual(frame?.width ?? 0);
    expect(drawing?.height).toBeGreaterThanOrEqual(frame?.height ?? 0);
  }
});

test('the home page opens with one light picture on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('slider%2F1.')) asked.push(request.url());
  });
  await page.goto('/');
  const first = page.locator('.hero-picture img').first();
  // Preloaded and shown from the same address, so it is fetched once.
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(asked).toEqual([expect.stringContaining('&q=55')]);
  const offered = (await first.getAttribute('srcset'))?.split(', ') ?? [];
  const wide = offered.filter((file) => Number.parseInt(file.split(' ')[1] ?? '', 10) > 828);
  expect(wide).toHaveLength(2);
  for (const file of wide) expect(file).toContain('&q=75');
});

test('the pictures of later slides wait for the page, not for a visitor who turns to them', async ({
  page,
}) => {
  const asked: string[] = [];
  let letFirst = () => {};
  const mayLoad = new Promise<void>((resolve) => {
    letFirst = resolve;
  });
  await page.route(/slider%2F/, async (route) => {
    const slide = /slider%2F(\d)/.exec(route.request().url())?.[1] ?? '';
    asked.push(slide);
    if (slide === '1') await mayLoad;
    await route.continue();
  });
  const hero = page.getByRole('region', { name: 'The school in pictures' });
  const opened = async () => {
    asked.length = 0;
    await page.goto('/', { waitUntil: 'commit' });
    await expect(hero).toHaveAttribute('data-on', '');
    await expect(page.locator(':root')).not.toHaveAttribute('data-fonts-pending');
  };

  await opened();
  expect(new Set(asked)).toEqual(new Set(['1']));
  await hero.locator('[data-track]').evaluate((track) => track.scrollBy(40, 0));
  await expect.poll(() => asked).toContain('2');

  await opened();
  expect(asked).not.toContain('2');
  letFirst();
  await expect.poll(() => asked).toContain('2');
});
