/**
 * Calls that other servers and the payment provider's pages are meant to make. Each proves itself:
 * by a secret, by a signature.
 */
const openTo = new Set(['/api/revalidate', '/api/payments/webhook', '/api/payments/callback']);

type Call = { method: string; url: string; headers: Headers };

/** A browser says where a call comes from; a program that says nothing holds nobody's cookies. */
export function isCrossSite({ method, url, headers }: Call): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (openTo.has(new URL(url).pathname)) return false;
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
