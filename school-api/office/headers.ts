import type { MiddlewareHandler } from 'hono';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-robots-tag': 'noindex, nofollow',
  // With 'no-referrer', browsers would send a form's Origin as 'null'.
  'referrer-policy': 'same-origin',
};

/** Headers set by a response take precedence, such as a CV's policy. */
export const officeHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, body } = c.res;
  if (headers.has('etag') && headers.get('etag') === c.req.header('if-none-match')) {
    await body?.cancel();
    c.res = new Response(null, { status: 304, headers });
  }
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
