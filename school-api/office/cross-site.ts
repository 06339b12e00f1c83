import type { OfficeSite } from './own-site';

/** Why a request is not answered, for the log; undefined when it is from the office's own pages. */
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

/** Opened by a link elsewhere, as in a mail: browsers keep the cookie back then. */
export function isFromElsewhere(request: Request): boolean {
  const from = request.headers.get('sec-fetch-site');
  return request.method === 'GET' && (from === 'cross-site' || from === 'same-site');
}
