const MINUTE_MS = 60_000;
/** No mail waits longer from one try to the next. */
export const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** About four days with the waits below. */
export const MAX_TRIES = 24;

/** 1, 2, 4 minutes and so on, at most 6 hours; null when it is time to give up. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MAX_TRIES) return null;
  const wait = Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return new Date(now.getTime() + wait);
}
