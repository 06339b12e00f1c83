import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform';

const FIRST_MS = 15 * MINUTE_MS;
/** The longest interval between two checks. */
export const MAX_WAIT_MS = 6 * HOUR_MS;
/** The provider refunds late payments within five days. */
const GIVE_UP_MS = 5 * 24 * HOUR_MS;

export function firstCheck(openedAt: Date): Date {
  return new Date(openedAt.getTime() + FIRST_MS);
}

/** Exponential backoff from 15 minutes to 6 hours; the last check is at the end of the five days. */
export function nextCheck(openedAt: Date, checks: number, now: Date): Date | null {
  const end = openedAt.getTime() + GIVE_UP_MS;
  if (now.getTime() >= end) return null;
  const wait = Math.min(FIRST_MS * 2 ** Math.min(checks, 10), MAX_WAIT_MS);
  return new Date(Math.min(now.getTime() + wait, end));
}

/** The longest interval between two checks of an order for refunds. */
export const MAX_REFUND_WAIT_MS = 7 * DAY_MS;
const OFTEN_MS = 30 * DAY_MS;
/** The provider does not refund payments older than six months. */
const NO_MORE_REFUNDS_MS = 180 * DAY_MS;
/** Disputes and double payments may take longer. */
const NO_MORE_CASES_MS = 365 * DAY_MS;

export function firstRefundCheck(paidAt: Date): Date {
  return new Date(paidAt.getTime() + DAY_MS);
}

/** Daily for a month and while something is open, then weekly; null when nothing more can happen. */
export function nextRefundCheck(paidAt: Date, now: Date, isOpen: boolean): Date | null {
  const age = now.getTime() - paidAt.getTime();
  if (age >= (isOpen ? NO_MORE_CASES_MS : NO_MORE_REFUNDS_MS)) return null;
  const wait = age < OFTEN_MS || isOpen ? DAY_MS : MAX_REFUND_WAIT_MS;
  return new Date(now.getTime() + wait);
}

/** For when the provider could not be reached. */
export function retryRefundCheck(now: Date): Date {
  return new Date(now.getTime() + HOUR_MS);
}
