import { setTimeout as wait } from 'node:timers/promises';
import { type Dispatcher, request } from 'undici';
import { parseJson } from '@/contract';
import { discard, readText } from './body';
import { pools } from './pools';
import { redirectTarget } from './redirect-target';
import { failure, type ReadError } from './result';

export type Answer = { ok: true; body: unknown; text: string } | { ok: false; error: ReadError };
type Target = { url: string; userId: string; requestId: string };
type TimedRequest = Target & { deadlineMs: number };
type Attempt = Target & { signal: AbortSignal; dispatcher: Dispatcher };

const MAX_REDIRECTS = 2;
const RETRY_AFTER_MS = 100;

async function ask(to: Attempt, redirects = 0): Promise<Answer> {
  const response = await request(to.url, {
    dispatcher: to.dispatcher,
    signal: to.signal,
    headers: { user_id: to.userId, accept: 'application/json', 'x-request-id': to.requestId },
  });
  const status = response.statusCode;
  if (status === 200) return readAnswer(response);
  discard(response.body);
  if (status < 300 || status >= 400) return failure('http', `answered ${status}`, status);
  const url = redirectTarget(response, to.url);
  if (url === null) return failure('http', 'redirected to another host', status);
  if (redirects === MAX_REDIRECTS) return failure('http', 'redirected too often', status);
  return ask({ ...to, url }, redirects + 1);
}

async function readAnswer(response: Dispatcher.ResponseData): Promise<Answer> {
  const text = await readText(response.body);
  if (text === null) return failure('contract', 'body too large', 200);
  const body = parseJson(text);
  return body === undefined ? failure('contract', 'not JSON', 200) : { ok: true, body, text };
}

async function tryOnce(to: Omit<Attempt, 'dispatcher'>): Promise<Answer> {
  try {
    const { signal } = to;
    return await pools.reads.run((dispatcher) => ask({ ...to, dispatcher }), { signal });
  } catch (error) {
    if (to.signal.aborted) return failure('timeout', 'timed out');
    return failure('network', error instanceof Error ? error.message : 'connection failed');
  }
}

function isRetryable({ kind, status = 0 }: ReadError): boolean {
  return kind === 'network' || (kind === 'http' && status >= 500);
}

/** A GET with one deadline for everything: connecting, redirects, the body and one retry. */
export async function getJson({ deadlineMs, ...asked }: TimedRequest): Promise<Answer> {
  const to = { ...asked, signal: AbortSignal.timeout(deadlineMs) };
  const first = await tryOnce(to);
  if (first.ok || !isRetryable(first.error)) return first;
  try {
    await wait(RETRY_AFTER_MS, undefined, { signal: to.signal });
  } catch {
    return first;
  }
  return tryOnce(to);
}
