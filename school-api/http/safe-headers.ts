import type { MiddlewareHandler } from 'hono';

/** JSON is never kept by a browser or a proxy in between: the site has a cache of its own. */
export const safeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('x-content-type-options', 'nosniff');
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};
