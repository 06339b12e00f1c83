import type { Step } from './on-request';

/** An item's name is the school's and may be written in any case. */
const item = /^\/+news-event\/+detail\/+([^/]+)\/*$/i;
const ITEM_PATH = '/news-event/detail/';

/** Capitals, encoded letters, repeated slashes, a slash at the end. */
const untidy = /[A-Z%\\]|\/\/|.\/$/;

/** The one writing of a page's address, where it was written in another. */
export function tidyAddress(url: string, known: ReadonlySet<string>): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!untidy.test(path)) return undefined;
  const tidy = tidyPath(path, known);
  if (tidy === undefined || tidy === path) return undefined;
  return queryAt < 0 ? tidy : tidy + url.slice(queryAt);
}

function tidyPath(path: string, known: ReadonlySet<string>): string | undefined {
  const slug = item.exec(path)?.[1];
  if (slug !== undefined) return ITEM_PATH + slug;
  const plain = decode(path)
    ?.replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return plain !== undefined && known.has(plain) ? plain : undefined;
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Sends a visitor of an untidy address to the tidy one in one hop. The framework answers an address
 * with a repeated slash by sending the visitor to the same one without it, before anything else: so
 * that is what it gets to see. Its own redirects tell no case apart and would need two hops.
 */
export function redirectUntidy(paths: readonly string[]): Step {
  const known = new Set(paths);
  return (request) => {
    const tidy = request.url && tidyAddress(request.url, known);
    if (tidy) request.url = `/${tidy}`;
  };
}
