import type { ReadError } from './result';

const OPEN_MS = 2_000;

let open: { until: number; error: ReadError } | null = null;

/**
 * A circuit breaker: after a network error or timeout, reads fail at once for a short time, so that a
 * page with many reads waits once. Uses elapsed time, because the wall clock may be set back.
 */
export function breakerError(now: number = performance.now()): ReadError | null {
  return open && now < open.until ? open.error : null;
}

export function recordOutcome(error: ReadError | null, now: number = performance.now()): void {
  const down = error?.kind === 'network' || error?.kind === 'timeout';
  open = down ? { until: now + OPEN_MS, error } : null;
}
