import { type Dispatcher, request } from 'undici';
import { requestBytes } from '@/lib/bff/request-bytes';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { readText } from '@/lib/school-api/body';
import { pools } from '@/lib/school-api/pools';

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 15_000;
/** The public paths of the sandbox: the checkout window and its script. */
const PUBLIC_PATHS = /^(?:checkout\.js|checkout\/(?:orders\/[\w-]+|payments))$/;

/** Forwards the sandbox checkout if the configuration enables it. */
export async function forwardSandbox(asked: Request, path: readonly string[]): Promise<Response> {
  const name = path.join('/');
  if (!env().sandboxCheckout || !PUBLIC_PATHS.test(name))
    return new Response(null, { status: 404 });
  const body = asked.method === 'POST' ? await requestBytes(asked, MAX_BYTES) : null;
  if (body === undefined) return new Response(null, { status: 413 });
  try {
    const { search } = new URL(asked.url);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${env().SCHOOL_API_URL}/sandbox/${name}${search}`;
    const ask = (dispatcher: Dispatcher) =>
      request(url, {
        method: body === null ? 'GET' : 'POST',
        dispatcher,
        headers: { 'content-type': asked.headers.get('content-type') ?? 'application/json' },
        body,
        signal,
      });
    const answer = await pools.payments.run(ask, { signal });
    const type = answer.headers['content-type'];
    const text = await readText(answer.body);
    if (text === null) throw new Error('the answer is too large');
    return new Response(text, {
      status: answer.statusCode,
      headers: {
        'content-type': typeof type === 'string' ? type : 'application/json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : 'failed' }, 'sandbox failed');
    return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
  }
}
