import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/sitemap.xml/route';
import { changedOn } from '@/components/seo/changed';
import { applicationStatus } from '@/content/application-status';
import { changes } from '@/content/changes';
import { myData } from '@/content/my-data';
import { sitePages } from '@/content/pages';
import { myDonations } from '@/content/receipts';
import {
  aliasPaths,
  canonicalTabs,
  contractPaths,
  queryVariants,
  tabVariants,
} from '@/lib/page-cache/route-table';
import { rewrites } from '@/lib/page-cache/variants';
import { item, pageOf } from '../news/records';
import { newsPage, withAnswers } from '../support/school-answers';

vi.mock('@/lib/seo/built-on', () => ({ builtOn: () => '2026-12-01' }));

const CREATED = '2026-01-05T04:30:00.000Z';
const two = (number: number) => pageOf([item(2 * number - 1), item(2 * number)], 25);
const noDates = { dates_with_locations: [], admission_texts_with_locations: [] };
const whole = {
  events: [{ id: 1, title: 'Fair', first_day: '2026-12-05' }],
  competitions: [],
  'weekly-schedules': [],
  'admission-dates': noDates,
  albums: [],
  [newsPage(1)]: two(1),
  [newsPage(2)]: two(2),
  [newsPage(3)]: two(3),
  'vedic-gurukulam': ['vedic', 'Gita'].map((name, at) => ({ id: at + 1, name, description: '' })),
};

async function sitemap(changes: Record<string, unknown> = {}) {
  const response = await withAnswers({ ...whole, ...changes }, GET);
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

const unlisted: readonly string[] = [myData.path, applicationStatus.path, myDonations.path];

describe('the sitemap', () => {
  it('lists every page of the route table, every tab with its own address, and no other', async () => {
    const { paths, count } = await sitemap();
    expect(new Set(paths).size).toBe(count);
    const pages = contractPaths.filter((each) => !each.includes('{') && !unlisted.includes(each));
    for (const path of [...pages, ...canonicalTabs]) {
      expect(paths, path).toContain(path);
    }
    for (const path of [
      ...[...unlisted, ...aliasPaths],
      ...tabVariants.filter((tab) => !canonicalTabs.includes(tab)),
    ]) {
      expect(paths, path).not.toContain(path);
    }
    for (const path of queryVariants.filter((each) => !each.includes('vacancy='))) {
      expect(paths, path).toContain(path);
    }
  });

  it('lists no query without a page', async () => {
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

  it('lists all news, from every page of the list, with their dates', async () => {
    const { paths, dates, response } = await sitemap();
    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(dates.get(`/news-event/detail/item-${number}`)).toBe(CREATED);
    }
    expect(paths).toContain('/news-event?page=3');
    expect(paths).not.toContain('/news-event?page=4');
    expect(response.headers.has('x-degraded')).toBe(false);
  });

  it('escapes the characters of a slug', async () => {
    const news = pageOf([item(1, { slug: "a&b<c>'d" })]);
    const { paths } = await sitemap({ [newsPage(1)]: news });
    expect(paths).toContain("/news-event/detail/a%26b%3Cc%3E'd");
  });

  it('ends at a page without news, however many the school API reports', async () => {
    const news = { [newsPage(1)]: pageOf([item(1)], 1e9), [newsPage(2)]: pageOf([], 1e9) };
    const { paths } = await sitemap(news);
    expect(paths).not.toContain('/news-event?page=3');
  });

  it.each([newsPage(1), newsPage(2), 'vedic-gurukulam'])(
    'lists what is known while %s fails, marked as incomplete',
    async (read) => {
      const { response, paths } = await sitemap({ [read]: 'down' });
      expect(response.headers.get('x-degraded')).toBe('1');
      expect(paths).toContain('/about?tab=5');
    },
  );
});

describe('the date of a page', () => {
  const [first] = sitePages.filter(({ undated }) => !undated);
  if (!first) throw new Error('no page has a date');

  it('is the recorded one while its text is the same', () => {
    const other = { ...first, copy: 'another text' };
    expect(changedOn(other, '2026-12-01')).toBe('2026-12-01');
    expect(changedOn({ ...first, undated: true }, '2026-12-01')).toBeUndefined();
  });

  it('is recorded for every page with its own text, and no other', () => {
    const dated = sitePages.filter(({ undated }) => !undated).map(({ path }) => path);
    expect(Object.keys(changes)).toEqual(dated);
  });

  it('of the news is that of the newest', async () => {
    const newest = '2099-01-01T00:00:00.000Z';
    const { dates } = await sitemap({ [newsPage(1)]: pageOf([item(1, { created_at: newest })]) });
    expect([dates.get('/'), dates.get('/news-event')]).toEqual([newest, newest]);
    expect(dates.get('/careers')).toBeNull();
  });
});
