import type { IncomingMessage } from 'node:http';
import type { Step } from './step';

/**
 * Headers between Next's own servers and scripts. This site uses none of them; from a client they
 * would only change the response of a URL.
 */
const INTERNAL =
  /^(?:rsc|next-|x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path$|x-now-|x-prerender-|x-action-|x-forwarded-host$|x-original-url$|x-rewrite-url$|x-http-method)/;

/** Cookies of draft mode, which is not used here. */
const DRAFT = /(?:^|;)\s*__(?:prerender_bypass|next_preview_data)\s*=/;

/** Paths that read a body; pages do not. */
const TAKES_BODY = /^\/(?:api|sandbox)\//;

/** Removes what only Next's internals use. */
export const sanitiseRequest: Step = (request) => {
  request.url = pathOf(request.url ?? '/');
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name)) delete headers[name];
  }
  if (DRAFT.test(headers.cookie ?? '')) delete headers.cookie;
  if (!TAKES_BODY.test(request.url)) dropFormType(request);
};

/** An absolute request URL could make a redirect lead to another server. */
function pathOf(url: string): string {
  if (url.startsWith('/')) return url.includes('%') ? decodable(url) : url;
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return decodable(pathname + search);
}

/** A path that is not valid UTF-8 then gives 404 instead of 500. */
function decodable(url: string): string {
  const [path = '', ...rest] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...rest].join('?');
  }
}

/** Next would treat a form posted to a page as a server action. */
function dropFormType({ method, headers }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD') delete headers['content-type'];
}
