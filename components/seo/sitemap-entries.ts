import { albumPath } from '@/content/albums';
import type { Page } from '@/content/page';
import { sitePages } from '@/content/pages';
import type { AlbumCard } from '@/lib/school-api/albums';
import type { ProgrammeView } from '@/lib/school-api/gurukulam';
import type { NewsCard } from '@/lib/school-api/news';
import type { SitemapEntry } from '@/lib/seo/sitemap';
import { resultYears, yearPath } from '../academics/result-years';
import { monthHref } from '../calendar/calendar-address';
import { NEWS_PATH, newsPagePath, newsPath } from '../news/news-path';
import { furtherGrades, gradeHref } from '../syllabus/syllabus-address';
import { programmeHref, VEDIC_PATH } from '../vedic-gurukulam/programme-address';
import { changedOn } from './changed';

type Known = {
  news: readonly NewsCard[];
  newsPages: number;
  albums: readonly Pick<AlbumCard, 'slug'>[];
  programmes: readonly ProgrammeView[];
  months: readonly string[];
  /** The results of this year are shown at their tab's address. */
  defaultYear: number;
  /** The day of the build, as 2026-12-05. */
  builtOn: string;
  now?: Date;
};

/** These also show the latest news, so they change with it. */
const newsOn = ['/', NEWS_PATH];

const later = (one: string | undefined, other: string | undefined) =>
  [one, other]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);

/** Every indexable URL once, in its canonical form. */
export function sitemapEntries({
  news,
  newsPages,
  albums,
  programmes,
  months,
  defaultYear,
  builtOn,
  now,
}: Known): SitemapEntry[] {
  const newest = news
    .flatMap(({ publishedAt }) => publishedAt ?? [])
    .sort()
    .at(-1);
  const own = (page: Page): SitemapEntry => {
    const changed = changedOn(page, builtOn);
    return {
      path: page.path,
      changed: newsOn.includes(page.path) ? later(changed, newest) : changed,
    };
  };
  const syllabus = sitePages.find(({ path }) => path === gradeHref(2));
  return [
    ...sitePages.map(own),
    ...furtherGrades.map(({ grade }) => ({
      path: gradeHref(grade),
      changed: syllabus && changedOn(syllabus, builtOn),
    })),
    ...resultYears(now)
      .filter((year) => year !== defaultYear)
      .map((year) => ({ path: yearPath(year) })),
    ...albums.map(({ slug }) => ({ path: albumPath(slug) })),
    ...months.map((month) => ({ path: monthHref(month) })),
    ...programmes
      .map((_, index) => programmeHref(programmes, index))
      .filter((path) => path !== VEDIC_PATH)
      .map((path) => ({ path })),
    ...Array.from({ length: Math.max(0, newsPages - 1) }, (_, index) => ({
      path: newsPagePath(index + 2),
      changed: newest,
    })),
    ...news.map(({ slug, publishedAt }) => ({ path: newsPath(slug), changed: publishedAt })),
  ];
}
