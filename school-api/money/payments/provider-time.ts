import { CLOCK_SKEW_MS } from '../../db';

type Seconds = number | null | undefined;

/** From the Unix seconds of the provider, which may be missing. */
export function timesOf(...seconds: readonly Seconds[]): Date[] {
  return seconds.flatMap((one) => (typeof one === 'number' ? [new Date(one * 1000)] : []));
}

type Bounds = { since: Date; now: Date };

/**
 * The first plausible time of the provider: not before the order and not in the future, allowing for the
 * difference between two clocks.
 */
export function possibleTime(times: readonly Date[], { since, now }: Bounds): Date | undefined {
  const earliest = since.getTime() - CLOCK_SKEW_MS;
  const latest = now.getTime() + CLOCK_SKEW_MS;
  // Also false for numbers that are no valid date.
  return times.find((time) => time.getTime() >= earliest && time.getTime() <= latest);
}
