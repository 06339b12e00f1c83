import { readDefaultYear } from '@/components/academics/default-year';
import { sitemapEntries } from '@/components/seo/sitemap-entries';
import { byMonth } from '@/lib/calendar/item';
import { readCalendar } from '@/lib/calendar/read-calendar';
import { env } from '@/lib/env';
import { readAlbums } from '@/lib/school-api/albums';
import { readProgrammes } from '@/lib/school-api/gurukulam';
import { readAllNews } from '@/lib/seo/all-news';
import { builtOn } from '@/lib/seo/built-on';
import { sitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
export const revalidate = 3600;

/** While the school API is down, lists the site's own pages only, and is cached briefly. */
export async function GET(): Promise<Response> {
  if (env().building) return new Response();
  const [news, albums, programmes, defaultYear, calendar] = await Promise.all([
    readAllNews(),
    readAlbums(),
    readProgrammes(),
    readDefaultYear(),
    readCalendar(),
  ]);
  const entries = sitemapEntries({
    news: news.cards,
    newsPages: news.lastPage,
    albums: albums.ok ? albums.data : [],
    programmes: programmes.ok ? programmes.data : [],
    months: byMonth(calendar.items).map(({ month }) => month),
    defaultYear,
    builtOn: builtOn(),
  });
  const isWhole = news.whole && albums.ok && programmes.ok && calendar.isWhole;
  return new Response(sitemapXml(entries, env().SITE_URL), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      ...(isWhole ? {} : { 'x-degraded': '1' }),
    },
  });
}
