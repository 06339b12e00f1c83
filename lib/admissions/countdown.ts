/** The wait before another code can be requested: fifteen ticks of 1.5 seconds. */
export const COUNTDOWN_TICKS = 15;
export const TICK_MS = 1500;

/** Computed from the clock, so that a throttled tab or a reload makes no difference. */
export function ticksLeft(startedAt: number | null, now: number): number {
  if (startedAt === null || now < startedAt) return 0;
  return Math.max(0, COUNTDOWN_TICKS - Math.floor((now - startedAt) / TICK_MS));
}
