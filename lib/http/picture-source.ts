import { LRUCache } from 'lru-cache';
import type { Step } from './step';

const SCALED = '/_next/image?';

/** These files are identified by their path alone; for others, a query may select the file. */
const PATH_ALONE = /^\/(?:art|media|photos)\//;

/** A path of the school's server that itself names a picture; a query is its version. */
const NAMED = /^\/files\/[^?]*\.(?:avif|gif|jpe?g|png|webp)\?/i;

/** A picture has few versions while a site runs. */
const MAX_VERSIONS = 4;
const versions = new LRUCache<string, Set<string>>({ max: 2_000 });

/** The site's path of the picture that this request wants scaled. */
export function pictureSource(url: string): string | undefined {
  if (!url.startsWith(SCALED)) return undefined;
  return new URLSearchParams(url.slice(SCALED.length)).get('url') ?? undefined;
}

/** One URL for each picture: any other spelling or query would create another resized copy. */
export const canonicalPictureSource: Step = (request) => {
  const url = request.url ?? '';
  if (!url.startsWith(SCALED)) return;
  const params = new URLSearchParams(url.slice(url.indexOf('?')));
  const source = params.get('url') ?? '';
  const canonical =
    NAMED.test(source) && exceedsVersionLimit(source)
      ? source.slice(0, source.indexOf('?'))
      : canonicalPath(source);
  if (canonical === undefined || canonical === source) return;
  params.set('url', canonical);
  request.url = `/_next/image?${params}`;
};

/** Without query, fragment and dot segments, uniformly encoded; undefined for other paths. */
function canonicalPath(source: string): string | undefined {
  if (!/^\/(?!\/)/.test(source) || !URL.canParse(source, 'http://site')) return undefined;
  const { pathname } = new URL(source, 'http://site');
  const path = pathname.replace(/\/+/g, '/');
  if (!PATH_ALONE.test(path)) return undefined;
  try {
    const names = path.split('/').map((name) => encodeURIComponent(decodeURIComponent(name)));
    return names.join('/');
  } catch {
    return undefined;
  }
}

/** A file's first few queries count as its versions; any further query is dropped. */
function exceedsVersionLimit(source: string): boolean {
  const [path = '', query = ''] = source.split('?', 2);
  const known = versions.get(path) ?? new Set();
  if (known.has(query)) return false;
  if (known.size >= MAX_VERSIONS) return true;
  versions.set(path, known.add(query));
  return false;
}
