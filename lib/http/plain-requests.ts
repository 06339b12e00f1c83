import type { IncomingMessage } from 'node:http';
import type { Step } from './on-request';

/**
 * What the framework's own servers and scripts say to each other. This site has no use for any of
 * it; from outside it would only make other answers of one address.
 */
const INTERNAL =
  /^(?:rsc|next-|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-prerender-|x-action-|x-forwarded-host$|x-original-url$|x-rewrite-url$|x-http-method)/;

/** Draft pages need a cookie; here there are none. */
const DRAFT = /(?:^|;)\s*__(?:prerender_bypass|next_preview_data)\s*=/;

/** Where a body is read; a page has nothing to do with one. */
const TAKES_BODY = /^\/(?:api|sandbox)\//;

/** Leaves of each request only what a visitor's browser has to say to this site. */
export const plainRequests: Step = (request) => {
  request.url = pathOf(request.url ?? '/');
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name)) delete headers[name];
  }
  if (DRAFT.test(headers.cookie ?? '')) delete headers.cookie;
  if (!TAKES_BODY.test(request.url)) forgetForm(request);
};

/** With an address of another server before the path, a redirect would lead to that server. */
function pathOf(url: string): string {
  if (url.startsWith('/')) return url.includes('%') ? readable(url) : url;
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return readable(pathname + search);
}

/** Bytes that are no letters in any writing are an address of nothing, and not a failure. */
function readable(url: string): string {
  const [path = '', ...rest] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...rest].join('?');
  }
}

/** A form sent to a page would be taken for an action of the framework. */
function forgetForm({ method, headers }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') delete headers['content-type'];
}
