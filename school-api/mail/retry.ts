import { MINUTE_MS } from '../platform';

export const MAX_WAIT_MS = 6 * 60 * MINUTE_MS;
/** About four days in all. */
export const MAX_TRIES = 24;

/** Exponential backoff from 1 minute to 6 hours; null after the last attempt. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MAX_TRIES) return null;
  const wait = Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_WAIT_MS);
  return new Date(now.getTime() + wait);
}
