const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_MS = 15 * MINUTE_MS;
/** The longest interval between two checks. */
export const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** The provider refunds late payments after at most five days. */
const GIVE_UP_MS = 5 * 24 * HOUR_MS;

export function firstCheck(openedAt: Date): Date {
  return new Date(openedAt.getTime() + FIRST_MS);
}

/** Exponential backoff from 15 minutes to 6 hours; the last check is at the end of the five days. */
export function nextCheck(openedAt: Date, checks: number, now: Date): Date | null {
  const end = openedAt.getTime() + GIVE_UP_MS;
  if (now.getTime() >= end) return null;
  const wait = Math.min(FIRST_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS);
  return new Date(Math.min(now.getTime() + wait, end));
}
