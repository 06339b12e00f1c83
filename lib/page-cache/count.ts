import { metrics } from '@/lib/metrics/metrics';
import { gauge } from '@/lib/metrics/registry';
import type { Entry } from './entry';
import { isDegraded } from './lifetime';
import type { Pages } from './pages';

type Lookup = 'hit' | 'stale' | 'waiting' | 'miss';

export function countLookup(result: Lookup, entry?: Entry): void {
  metrics.lookups.inc({ result: entry && isDegraded(entry) ? 'degraded' : result });
  if (entry) metrics.ages.observe(Math.max(0, (Date.now() - entry.savedAt) / 1000));
}

/** Read at each scrape instead of counted. */
export function describePages(pages: Pages, build: string): void {
  gauge('site_page_cache_pages', 'Pages in memory', [], (held) => held.set(pages.held.pages));
  gauge('site_page_cache_bytes', 'Size of the pages in memory', [], (held) =>
    held.set(pages.held.bytes),
  );
  gauge('site_build_info', 'The running build', ['build']).set({ build }, 1);
}
