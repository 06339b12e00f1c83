import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { recordUpstreamCall } from '@/lib/metrics/upstream';
import { revalidations } from '@/lib/site-changes/numbers';
import { markAnswered } from './answered';
import { breakerError, recordOutcome } from './breaker';
import { type Answer, getJson } from './get-json';
import { PAGE_READER } from './page-reader';

const inFlight = new Map<string, Promise<Answer>>();

async function get(url: string, call: string): Promise<Answer> {
  const requestId = randomUUID();
  const startedAt = performance.now();
  const deadlineMs = env().SCHOOL_API_READ_TIMEOUT_MS;
  const answer = await getJson({ url, userId: PAGE_READER, deadlineMs, requestId });
  recordUpstreamCall({ call, requestId, startedAt }, answer.ok ? undefined : answer.error);
  if (answer.ok) markAnswered();
  recordOutcome(answer.ok ? null : answer.error);
  return answer;
}

/**
 * Concurrent reads of the same URL share one request, unless something has changed since it began: `seen`
 * is its tag's number.
 */
export function sharedGet(url: string, call: string, seen = 0): Promise<Answer> {
  const error = breakerError();
  if (error) return Promise.resolve({ ok: false, error });
  const key = `${seen} ${revalidations()} ${url}`;
  const running = inFlight.get(key);
  if (running) return running;
  const request = get(url, call).finally(() => inFlight.delete(key));
  inFlight.set(key, request);
  return request;
}
