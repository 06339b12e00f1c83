import { pages } from '@/content/pages';
import { aliasPaths, contractPaths } from './route-table';

const ITEM = /^\/news-event\/(?:detail|albums)\/[^/]+$/;
const pagePaths = new Set([...contractPaths, ...aliasPaths]);

/** Machine-readable files made by routes of `app/`, stored like pages. */
const machineFiles = new Set([
  '/.well-known/security.txt',
  '/feed.xml',
  '/calendar.ics',
  '/manifest.webmanifest',
  '/sitemap.xml',
]);

/** Paths that are never stored: calls, files of the school, build files and development pages. */
const dynamic = /^\/(?:_next|api|dev|files|media|preview|robots\.txt|sandbox)(?:\/|$)/;

/** Internal paths at which variants are rendered; Next redirects them to the public URL. */
const inner = new Set(pages.flatMap(({ rendered }) => rendered ?? []));
const innerFolders = pages.flatMap(({ path, variant }) =>
  variant ? [`${path}/${variant.query}/`] : [],
);

/** Whether a path is answered by the page store, by Next alone, or with 404. */
export function ownerOf(path: string): 'store' | 'next' | 'nobody' {
  if (pagePaths.has(path) || machineFiles.has(path) || ITEM.test(path)) return 'store';
  const isInner = inner.has(path) || innerFolders.some((folder) => path.startsWith(folder));
  return isInner || dynamic.test(path) ? 'next' : 'nobody';
}
