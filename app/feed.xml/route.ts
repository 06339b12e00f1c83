import { newsPath } from '@/components/news/news-path';
import { school } from '@/content/school';
import { env } from '@/lib/env';
import { readNewsPage } from '@/lib/school-api/news';
import { newsFeed } from '@/lib/seo/news-feed';

export const dynamic = 'force-static';
export const revalidate = 300;

/** News as RSS 2.0. An outage is an error status: an empty feed would make readers drop their items. */
export async function GET(): Promise<Response> {
  // An error status at build time would make this uncached; the build's response is never sent.
  if (env().building) return new Response();
  const news = await readNewsPage(1);
  if (!news.ok) {
    return new Response('The news is not available right now.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
    });
  }
  const xml = newsFeed(news.data.cards, {
    title: `${school.name} News`,
    description: school.tagline,
    siteUrl: env().SITE_URL,
    itemPath: newsPath,
  });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
