import { areChangesReported } from '@/lib/site-changes/numbers';

const SHARED = /^s-maxage=\d+/;
/** Proxies revalidate after a second and get 304; they still have the page when the site is down. */
const SHORT = 's-maxage=1';

/**
 * How long proxies in front (nginx) may serve a copy: almost zero if changes are reported, because
 * nginx cannot be told that something was hidden.
 */
export function forSharedCopies(cacheControl: string, status: number): string {
  if (!SHARED.test(cacheControl)) return cacheControl;
  const shared = areChangesReported() ? SHORT : cacheControl;
  // Browsers cache permanent redirects forever by default, but an address may be used again.
  return status === 308 ? `max-age=0, ${shared}` : shared;
}

/** Pictures and PDFs of the school, as they are or scaled. */
const OF_SCHOOL = /^\/(?:_next\/image|files|media)(?:[/?]|$)/;
const DAY = 86_400;
const IN_FRONT = 30;
const WHILE_DOWN = 3_600;
const MAX_AGE = /\bmax-age=(\d+)/i;

/**
 * How long a file of the school may be shown without revalidation, since it may be withdrawn: a day in
 * browsers; half a minute in proxies, and an hour while the site is down. A missing file is cached for a
 * second, because nginx would otherwise serve the old file if the site went down later.
 */
export function forFile(path: string, cacheControl: string, status: number): string | undefined {
  if (!OF_SCHOOL.test(path)) return undefined;
  if (status === 404 || status === 410) return 'public, max-age=0, s-maxage=1';
  if (status >= 400 || /\b(?:no-store|private)\b/i.test(cacheControl)) return 'no-store';
  const maxAge = /\bno-cache\b/i.test(cacheControl)
    ? 0
    : Number(MAX_AGE.exec(cacheControl)?.[1] ?? 0);
  const age = Math.min(maxAge, DAY);
  return `public, max-age=${age}, s-maxage=${Math.min(age, IN_FRONT)}, stale-if-error=${WHILE_DOWN}`;
}
