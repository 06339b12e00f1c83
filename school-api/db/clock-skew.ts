import { type AnyColumn, gt, type SQL } from 'drizzle-orm';

/** Clocks of several instances differ by less. */
export const CLOCK_SKEW_MS = 10 * 60_000;

/**
 * Upper bound for a stored time, given the latest stored one. A later one was stored before the
 * clock was set back and must be ignored; otherwise emails, payments and codes would be delayed by
 * that difference.
 */
export function withinClockSkew(latest: Date): Date {
  return new Date(latest.getTime() + CLOCK_SKEW_MS);
}

export function isBeyondClockSkew(column: AnyColumn, latest: Date): SQL {
  return gt(column, withinClockSkew(latest));
}
