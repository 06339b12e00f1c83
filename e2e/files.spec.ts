import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { waitUntilDrawn } from './support/drawn';
import { type Answer, json, newsItem, newsOnly, openFakeSite } from './support/fake-api';
import { collectPageErrors } from './support/page-errors';
import { shared } from './support/shared';

const jpeg = readFileSync('public/og/home.jpg');
const NAMED = 'https://pictures.example.org';
const UNNAMED = 'https://elsewhere.example.org';

/** A school's own server, with files at any path and some on other hosts. */
const school: Answer = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://school');
  if (pathname.endsWith('.jpg') || searchParams.get('id') === '5') {
    response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(jpeg);
    return;
  }
  const slide = { status: 1, title: 'Come', sub_title: '' };
  const slides = [`${UNNAMED}/a.jpg`, 'uploads/slide.jpg'];
  const news = newsWith(`http://${request.headers.host}`);
  const [, slug] = /news-events\/(\w+)/.exec(pathname) ?? [];
  if (slug) json(news.find((one) => one.slug === slug))(request, response);
  else if (pathname.includes('news-events')) json({ results: news, count: 6 })(request, response);
  else if (pathname.includes('image-slider')) {
    json(slides.map((url) => ({ ...slide, image_url: url })))(request, response);
  } else newsOnly('None')(request, response);
};

function newsWith(here: string) {
  const content = `<p>Text</p><img src="/storage/in%20text.jpg" alt="In the text"><img src="${UNNAMED}/b.jpg" alt="Not named"><a href="/uploads/list.pdf">The list</a>`;
  const pictures = {
    relative: '/uploads/2026/first.jpg',
    absolute: `${here}/wp-content/second.jpg`,
    secure: `${here.replace('http:', 'https:')}/uploads/third.jpg`,
    chosen: '/picture?id=5',
    named: `${NAMED}/a.jpg`,
    unnamed: `${UNNAMED}/a.jpg`,
  };
  return Object.entries(pictures).map(([slug, picture]) => ({
    ...newsItem(`News ${slug}`, content),
    slug,
    picture,
  }));
}

async function expectShown(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const picture = page.locator(`main img[src*="files"][src*="${name}"]`).first();
    // Pictures far below are loaded lazily.
    await picture.scrollIntoViewIfNeeded();
    await expect(picture, name).not.toHaveJSProperty('naturalWidth', 0);
  }
}

test('pictures of a school’s own server are shown on any path, those of other hosts only if allowed', async ({
  page,
}) => {
  test.setTimeout(shared.timeout);
  const site = await openFakeSite(school, { MEDIA_HOSTS: 'pictures.example.org' });
  const pageErrors = collectPageErrors(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.api.url)) foreign.push(request.url());
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

  // The placeholder of the first slide covers its whole frame.
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
  await site.close();
});

test('the home page loads a single light picture first on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('slider%2F1.')) asked.push(request.url());
  });
  await page.goto('/');
  const first = page.locator('.hero-picture img').first();
  // Preloaded and shown from the same address, so fetched only once.
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(asked).toEqual([expect.stringContaining('&q=55')]);
  const offered = (await first.getAttribute('srcset'))?.split(', ') ?? [];
  const wide = offered.filter((file) => Number.parseInt(file.split(' ')[1] ?? '', 10) > 828);
  expect(wide).toHaveLength(2);
  for (const file of wide) expect(file).toContain('&q=75');
});

test('pictures of later slides wait for the page, but not for a visitor who scrolls to them', async ({
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
