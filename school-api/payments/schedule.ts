const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_MS = 15 * MINUTE_MS;
/** No open order waits longer from one question to the next. */
export const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** The provider gives late money back after at most five days. */
const GIVE_UP_MS = 5 * 24 * HOUR_MS;

/** When an order that was just given out is asked about first. */
export function firstCheck(openedAt: Date): Date {
  return new Date(openedAt.getTime() + FIRST_MS);
}

/** 15 and 30 minutes, then 1, 2, 4 and every 6 hours; the last time just when the five days end. */
export function nextCheck(openedAt: Date, checks: number, now: Date): Date | null {
  const end = openedAt.getTime() + GIVE_UP_MS;
  if (now.getTime() >= end) return null;
  const wait = Math.min(FIRST_MS * 2 ** Math.min(checks, 10), LONGEST_WAIT_MS);
  return new Date(Math.min(now.getTime() + wait, end));
}
