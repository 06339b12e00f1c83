import type { MiddlewareHandler } from 'hono';

/** An answer opened by itself is nothing but itself, and in nobody's frame. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** JSON is never kept by a browser or a proxy in between: the site has a cache of its own. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Pictures are shown by the site, which may stand at another address.
  const resources = c.req.path.startsWith('/media/') ? 'cross-origin' : 'same-origin';
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  c.header('cross-origin-resource-policy', resources);
  if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', POLICY);
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};
