import type { MiddlewareHandler } from 'hono';

/** For a response that is opened directly in a browser. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Security headers, and no caching by browsers or proxies: the site has its own cache. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // The site, which embeds the pictures, may have another origin.
  const resources = c.req.path.startsWith('/media/') ? 'cross-origin' : 'same-origin';
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  c.header('cross-origin-resource-policy', resources);
  if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', POLICY);
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};
