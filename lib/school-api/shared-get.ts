import { env } from '@/lib/env';
import { noteOutcome, restingError } from './breaker';
import { type Answer, getJson } from './get-json';

const inFlight = new Map<string, Promise<Answer>>();

async function get(url: string): Promise<Answer> {
  const { SITE_USER_ID, SCHOOL_API_READ_TIMEOUT_MS } = env();
  const answer = await getJson(url, SITE_USER_ID, SCHOOL_API_READ_TIMEOUT_MS);
  noteOutcome(answer.ok ? null : answer.error);
  return answer;
}

/** Everyone who asks for the same thing at the same time waits for the same answer. */
export function sharedGet(url: string): Promise<Answer> {
  const error = restingError();
  if (error) return Promise.resolve({ ok: false, error });
  const running = inFlight.get(url);
  if (running) return running;
  const asked = get(url).finally(() => inFlight.delete(url));
  inFlight.set(url, asked);
  return asked;
}
