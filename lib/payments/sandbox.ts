import { Readable } from 'node:stream';
import { request } from 'undici';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { agent } from '@/lib/school-api/agent';
import { readBytes } from './read-bytes';

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 15_000;
/** The window and its script. Keys, money and switches stay where only this machine reaches them. */
const OPEN = /^(?:checkout\.js|checkout\/(?:orders\/[\w-]+|payments))$/;

/** Passes the checkout window of the imitated provider on, where the configuration names it. */
export async function forwardSandbox(asked: Request, path: readonly string[]): Promise<Response> {
  const name = path.join('/');
  if (!env().sandboxCheckout || !OPEN.test(name)) return new Response(null, { status: 404 });
  const body = asked.method === 'POST' ? await readBytes(asked, MAX_BYTES) : null;
  if (body === undefined) return new Response(null, { status: 413 });
  try {
    const { search } = new URL(asked.url);
    const answer = await request(`${env().SCHOOL_API_URL}/sandbox/${name}${search}`, {
      method: body === null ? 'GET' : 'POST',
      dispatcher: agent,
      headers: { 'content-type': asked.headers.get('content-type') ?? 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = answer.headers['content-type'];
    return new Response(Readable.toWeb(answer.body) as ReadableStream<Uint8Array>, {
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
