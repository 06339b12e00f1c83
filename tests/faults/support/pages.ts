import { z } from 'zod';
import { contractPaths, queryVariants } from '@/lib/page-cache/route-table';
import { warm } from '@/scripts/run/until';

export type Seen = ReadonlyMap<string, string>;

const list = z.object({ results: z.array(z.object({ slug: z.string() })).min(2) });

/** Every page of the site, some variants, and two news items. */
async function everyPage(apiUrl: string): Promise<string[]> {
  const response = await fetch(`${apiUrl}/api/news-events`);
  const slugs = list.parse(await response.json()).results.map(({ slug }) => slug);
  const fixed = contractPaths.filter((path) => !path.includes('{'));
  const news = slugs.slice(0, 2).map((slug) => `/news-event/detail/${slug}`);
  return [...fixed, ...queryVariants, ...news];
}

/** Visits every page before the fault; its text is the expected text from then on. */
export async function visitAll(siteUrl: string, apiUrl: string): Promise<Seen> {
  const seen = new Map<string, string>();
  for (const path of await everyPage(apiUrl)) {
    // On a busy machine a first page may lack the school's response.
    seen.set(path, textOf(await warm(siteUrl + path)));
  }
  return seen;
}

export function textOf(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0];
  if (main === undefined || !html.includes('</html>')) return 'not a whole page';
  return (
    main
      .replace(/<(script|style|template)[\s>][\s\S]*?<\/\1>/g, '')
      // A goal's total grows, and is hidden while the school does not respond.
      .replace(/<div class="goal"[\s\S]*?<\/div>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  );
}
