import { CLOCK_SKEW_MS } from '../../db';

type Seconds = number | null | undefined;

/** From the Unix seconds of the provider, which may be missing. */
export function timesOf(...seconds: readonly Seconds[]): Date[] {
  return seconds.flatMap((one) => (typeof one === 'number' ? [new Date(one * 1000)] : []));
}

type Bounds = { since: Date; now: Date };

/**
 * The first of the provider's times that is possible: not before the order and not in the future, as far
 * as two clocks can tell.
 */
export function possibleTime(times: readonly Date[], { since, now }: Bounds): Date | undefined {
  const earliest = since.getTime() - CLOCK_SKEW_MS;
  const latest = now.getTime() + CLOCK_SKEW_MS;
  // Also false for a number of seconds that no date can hold.
  return times.find((time) => time.getTime() >= earliest && time.getTime() <= latest);
}
