import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/sitemap.xml/route';
import { changedOn } from '@/components/seo/changed';
import { changes } from '@/content/changes';
import { myData } from '@/content/my-data';
import { sitePages } from '@/content/pages';
import {
  aliasPaths,
  canonicalTabs,
  contractPaths,
  queryVariants,
  tabVariants,
} from '@/lib/page-cache/route-table';
import { rewrites } from '@/lib/page-cache/variants';
import { readProgrammes } from '@/lib/school-api/gurukulam';
import { readNewsPage } from '@/lib/school-api/news';
import { failure } from '@/lib/school-api/result';
import { card, good, page } from '../news/samples';

vi.mock('@/lib/school-api/news', () => ({ readNewsPage: vi.fn() }));
vi.mock('@/lib/school-api/gurukulam', () => ({ readProgrammes: vi.fn() }));
vi.mock('@/lib/seo/built-on', () => ({ builtOn: () => '2026-12-01' }));
const readPage = vi.mocked(readNewsPage);
const readAll = vi.mocked(readProgrammes);

const down = failure('network', 'down');
const programme = (id: string, name: string) => ({
  id,
  name,
  label: name,
  description: '' as never,
  enrolUrl: null,
  brochure: null,
});

beforeEach(() => {
  readPage
    .mockReset()
    .mockImplementation(async (number) =>
      good(page([card(number * 2 - 1), card(number * 2)], 25, number)),
    );
  readAll.mockReset().mockResolvedValue(good([programme('1', 'vedic'), programme('2', 'Gita')]));
});

async function sitemap() {
  const response = await GET();
  const xml = await response.text();
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const dates = new Map(
    [...document.querySelectorAll('url')].map((url) => [
      (url.querySelector('loc')?.textContent ?? '').replace('http://localhost:3000', ''),
      url.querySelector('lastmod')?.textContent ?? null,
    ]),
  );
  return { response, dates, paths: [...dates.keys()], count: xml.split('<loc>').length - 1 };
}

describe('the sitemap', () => {
  it('names every page of the route table, every tab with an address of its own, and no other', async () => {
    const { paths, count } = await sitemap();
    expect(new Set(paths).size).toBe(count);
    const pages = contractPaths.filter((each) => !each.includes('{') && each !== myData.path);
    for (const path of [...pages, ...canonicalTabs]) {
      expect(paths, path).toContain(path);
    }
    for (const path of [
      ...[myData.path, ...aliasPaths],
      ...tabVariants.filter((tab) => !canonicalTabs.includes(tab)),
    ]) {
      expect(paths, path).not.toContain(path);
    }
    for (const path of queryVariants.filter((each) => !each.includes('vacancy='))) {
      expect(paths, path).toContain(path);
    }
  });

  it('names no choice that has no page', async () => {
    const { beforeFiles } = await rewrites();
    for (const path of (await sitemap()).paths.filter((each) => each.includes('?'))) {
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      const rule = beforeFiles.find(
        ({ source, has: [query] }) =>
          source === pathname &&
          query !== undefined &&
          new RegExp(`^${query.value}$`).test(searchParams.get(query.key) ?? '-'),
      );
      expect(rule, path).toBeDefined();
    }
  });

  it('names all news, from every page of the list, with their dates', async () => {
    const { paths, dates } = await sitemap();
    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(dates.get(`/news-event/detail/item-${number}`)).toBe(card(number).publishedAt);
    }
    expect(paths).toContain('/news-event?page=3');
    expect(paths).not.toContain('/news-event?page=4');
  });

  it('escapes what a slug may contain', async () => {
    readPage.mockResolvedValue(good(page([{ ...card(1), slug: "a&b<c>'d" }])));
    expect((await sitemap()).paths).toContain("/news-event/detail/a%26b%3Cc%3E'd");
  });

  it('ends, however many pages the school API says that there are', async () => {
    readPage.mockImplementation(async (number) =>
      good({ ...page(number < 3 ? [card(number)] : [], 0, number), pageCount: 1e9 }),
    );
    await sitemap();
    expect(readPage).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['the news are out', () => readPage.mockResolvedValue(down)],
    [
      'a page of the news is out',
      () => readPage.mockResolvedValueOnce(good(page([card(1)], 25))).mockResolvedValueOnce(down),
    ],
    ['the programmes are out', () => readAll.mockResolvedValue(down)],
  ])('names what is known while %s, and says that it is not all', async (_, breakIt) => {
    breakIt();
    const { response, paths } = await sitemap();
    expect(response.headers.get('x-degraded')).toBe('1');
    expect(paths).toContain('/about?tab=5');
  });

  it('is whole otherwise', async () => {
    expect((await sitemap()).response.headers.has('x-degraded')).toBe(false);
  });
});

describe('the date of a page', () => {
  const [first] = sitePages.filter(({ undated }) => !undated);
  if (!first) throw new Error('no page has a date');

  it('is the one that is written down, while its text is the same', () => {
    const other = { ...first, copy: 'another text' };
    expect(changedOn(other, '2026-12-01')).toBe('2026-12-01');
    expect(changedOn({ ...first, undated: true }, '2026-12-01')).toBeUndefined();
  });

  it('is written down for every page with a text of its own, and no other', () => {
    const dated = sitePages.filter(({ undated }) => !undated).map(({ path }) => path);
    expect(Object.keys(changes)).toEqual(dated);
  });

  it('of the news is that of the newest', async () => {
    const newest = '2099-01-01T00:00:00.000Z';
    readPage.mockResolvedValue(good(page([{ ...card(1), publishedAt: newest }])));
    const { dates } = await sitemap();
    expect([dates.get('/'), dates.get('/news-event')]).toEqual([newest, newest]);
    expect(dates.get('/careers')).toBeNull();
  });
});
