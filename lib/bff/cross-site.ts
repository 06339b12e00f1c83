/**
 * Calls from other servers and from the payment provider's pages, each authenticated by a secret or a
 * signature.
 */
const crossSitePaths = new Set([
  '/api/revalidate',
  '/api/payments/webhook',
  '/api/payments/callback',
]);

type Call = { method: string; url: string; headers: Headers };

/** Browsers send the origin; a program that sends neither header has no visitor's cookies. */
export function isCrossSite({ method, url, headers }: Call): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (crossSitePaths.has(new URL(url).pathname)) return false;
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  return hostOf(origin) !== headers.get('host');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
