import type { MiddlewareHandler } from 'hono';

/** A HEAD response has no body: this releases the file or export behind it. */
export const releaseHeadBody: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
};
