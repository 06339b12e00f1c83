import type { OfficeSite } from './own-site';

/** Why a request is refused, for the log; undefined if it comes from the office's own pages. */
export function crossSite(request: Request, { origin }: OfficeSite): string | undefined {
  const from = request.headers.get('sec-fetch-site');
  if (request.method === 'GET' || request.method === 'HEAD') {
    const isForeign = from === 'cross-site' || from === 'same-site';
    const isVisit = request.headers.get('sec-fetch-mode') === 'navigate';
    return isForeign && !isVisit ? 'read by another site' : undefined;
  }
  if (request.headers.get('origin') !== origin) return 'sent by another origin';
  return from === null || from === 'same-origin' ? undefined : 'sent by another site';
}

/** Opened from a link elsewhere, for example in an email: browsers then withhold the cookie. */
export function isFromElsewhere(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  return request.method === 'GET' && (from === 'cross-site' || from === 'same-site');
}
