import { CALENDAR_READS } from '@/content/calendar';
import type { ExtraHosts, Page } from '@/content/page';
import { pages } from '@/content/pages';

/** How a page is cached: its kind, its tags, and the outside hosts of its policy. */
export type PageRule = {
  kind: 'document' | 'app';
  /** Tags for `POST /api/revalidate`. */
  tags: readonly string[];
  hosts: readonly ExtraHosts[];
};

/** For paths that are not pages: 404 pages and machine-readable files. */
const fallback: PageRule = { kind: 'document', tags: ['site'], hosts: [] };

const SITEMAP_READS = ['news', 'albums', 'academics', 'vedic-gurukulam', ...CALENDAR_READS];

const machineFiles: Record<string, PageRule> = {
  '/feed.xml': { ...fallback, tags: ['news'] },
  '/calendar.ics': { ...fallback, tags: CALENDAR_READS },
  '/sitemap.xml': { ...fallback, tags: SITEMAP_READS },
};

const ruleOf = ({ kind, area, reads, hosts }: Page): PageRule => ({
  kind,
  tags: [...new Set([area, ...reads])],
  hosts,
});

const byPath = new Map<string, PageRule>([
  ...pages.flatMap((page) => addressesOf(page).map((path) => [path, ruleOf(page)] as const)),
  ...Object.entries(machineFiles),
]);

/** Paths where a page may be rendered; `{…}` stands for one segment. */
function addressesOf({ path, rendered, aliases, variant }: Page): string[] {
  const own = rendered ?? path;
  return [own, ...aliases, ...(variant ? [`${path}/${variant.query}/{value}`] : [])];
}

/** The rule of a rendered path: '/news-event', '/news-event/page/2', '/about/tab-3'. */
export function ruleFor(path: string): PageRule {
  return byPath.get(path) ?? byPath.get(lastSegmentOpen(path)) ?? fallback;
}

/** '/news-event/page/2' as '/news-event/page/{value}', the form used in the table. */
function lastSegmentOpen(path: string): string {
  const base = path.slice(0, path.lastIndexOf('/'));
  return [`${base}/{value}`, `${base}/{slug}`].find((open) => byPath.has(open)) ?? path;
}

/** Announcement bar and footer are on every page. */
const sharedTags = ['site', 'admission-dates'] as const;

export function tagsFor(path: string): string[] {
  return [...new Set([...sharedTags, ...ruleFor(path).tags])];
}

export const knownTags: readonly string[] = [
  ...new Set([...sharedTags, ...[...byPath.values()].flatMap(({ tags }) => tags)]),
].sort();
