import { randomUUID } from 'node:crypto';
import { env } from '@/lib/env';
import { noteUpstream } from '@/lib/metrics/upstream';
import { revalidations } from '@/lib/site-changes/numbers';
import { noteAnswer } from './answered';
import { breakerError, noteOutcome } from './breaker';
import { type Answer, getJson } from './get-json';
import { PAGE_READER } from './page-reader';

const inFlight = new Map<string, Promise<Answer>>();

async function get(url: string, call: string): Promise<Answer> {
  const requestId = randomUUID();
  const began = performance.now();
  const deadlineMs = env().SCHOOL_API_READ_TIMEOUT_MS;
  const answer = await getJson({ url, userId: PAGE_READER, deadlineMs, requestId });
  noteUpstream({ call, requestId, began }, answer.ok ? undefined : answer.error);
  if (answer.ok) noteAnswer();
  noteOutcome(answer.ok ? null : answer.error);
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
