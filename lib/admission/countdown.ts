/** How long another code cannot be asked for: fifteen ticks of a second and a half. */
export const COUNTDOWN_TICKS = 15;
export const TICK_MS = 1500;

/** Ticks that are left; by the clock, so that a sleeping tab or a reload loses none. */
export function ticksLeft(startedAt: number | null, now: number): number {
  if (startedAt === null || now < startedAt) return 0;
  return Math.max(0, COUNTDOWN_TICKS - Math.floor((now - startedAt) / TICK_MS));
}
