export function wrap(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}

/** The distance between the starts of two slides; the view's width for a single slide. */
function stride(offsets: readonly number[], view: number): number {
  return (offsets[1] ?? view) - (offsets[0] ?? 0) || 1;
}

/** Where the track stops: at each slide, and at its end. */
export function stops(offsets: readonly number[], end: number): number[] {
  return end <= 1 ? [0] : [...offsets.filter((offset) => offset < end - 1), end];
}

/** The stop closest to a scroll position. */
export function nearest(positions: readonly number[], left: number): number {
  let best = 0;
  positions.forEach((position, index) => {
    if (Math.abs(position - left) < Math.abs((positions[best] ?? 0) - left)) best = index;
  });
  return best;
}

/** First and last slide in view, counted from 1. */
export function inView(offsets: readonly number[], view: number, left: number): [number, number] {
  const half = stride(offsets, view) / 2;
  const first = offsets.findIndex((offset) => offset >= left - half) + 1;
  const last = offsets.filter((offset) => offset < left + view - half).length;
  return [Math.max(1, first), Math.max(1, first, last)];
}
