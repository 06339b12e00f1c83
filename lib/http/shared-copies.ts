import { areChangesTold } from '@/lib/site-changes/numbers';

const SHARED = /^s-maxage=\d+/;
/** Copies in front ask again after a second, and get 304; they still have them when the site is down. */
const SHORT = 's-maxage=1';

/**
 * How long copies in front (nginx) may be shown. Where changes are told, as good as not at all: nobody could
 * tell nginx that something was hidden.
 */
export function forSharedCopies(cacheControl: string, status: number): string {
  if (!SHARED.test(cacheControl)) return cacheControl;
  const shared = areChangesTold() ? SHORT : cacheControl;
  // Browsers keep a permanent redirect for good unless told otherwise, and an address may come back.
  return status === 308 ? `max-age=0, ${shared}` : shared;
}
