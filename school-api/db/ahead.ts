import { type AnyColumn, gt, type SQL } from 'drizzle-orm';

/** Clocks of machines differ by less. */
const SKEW_MS = 10 * 60_000;

/**
 * The latest moment that can have been written by a right clock, when `latest` is the latest that is
 * ever written now. What lies beyond was written before the clock was set back, and counts for
 * nothing: else a mail, a payment or a parent would wait as long as the step was.
 */
export function believable(latest: Date): Date {
  return new Date(latest.getTime() + SKEW_MS);
}

export function isAhead(column: AnyColumn, latest: Date): SQL {
  return gt(column, believable(latest));
}
