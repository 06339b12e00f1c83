import type { ReadError } from './result';

const REST_MS = 2_000;

let open: { until: number; error: ReadError } | null = null;

/**
 * After the API was unreachable or silent, further reads fail at once for a moment, so that a page
 * of many reads waits for a dead API once and not once for each. Elapsed time, not the wall clock: one
 * that is set back must not make the moment a day.
 */
export function restingError(now: number = performance.now()): ReadError | null {
  return open && now < open.until ? open.error : null;
}

export function noteOutcome(error: ReadError | null, now: number = performance.now()): void {
  const down = error?.kind === 'network' || error?.kind === 'timeout';
  open = down ? { until: now + REST_MS, error } : null;
}
