import { n, seeded, times } from '../geometry';
import { circle, el, group, rect, stroke } from '../markup';
import type { Mood } from '../mood';
import { share } from '../share';

export const WIDTH = 1600;
export const HEIGHT = 900;
/** Land is filled down to here, so that layers can be lifted. */
export const FOOT = 1040;

export function sky(mood: Mood, horizon = 640): string {
  const stops = mood.sky.map((colour, i) =>
    el('stop', { offset: i / (mood.sky.length - 1), 'stop-color': colour }),
  );
  const gradient = el(
    'linearGradient',
    { id: 'sky', gradientUnits: 'userSpaceOnUse', x2: 0, y2: horizon },
    ...stops,
  );
  return gradient + rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') + (mood.night ? stars() : '');
}

function stars(): string {
  const random = seeded(11);
  const d = times(46, () => `M${n(random() * WIDTH)} ${n(random() * 420)}h.1`).join('');
  return stroke(d, '#FBF0D2', 3, { opacity: 0.8 });
}

/** The disc with two rings of light around it. */
export function sun(mood: Mood, x: number, y: number, r = 62): string {
  return (
    circle(x, y, r * 3.2, mood.sun, { opacity: 0.22 }) +
    circle(x, y, r * 1.9, mood.sun, { opacity: 0.35 }) +
    circle(x, y, r, mood.sun)
  );
}

/** Flat clouds at the given positions and widths: stacked bars with round ends. */
export function clouds(
  mood: Mood,
  ...places: readonly (readonly [number, number, number])[]
): string {
  const bars = el('path', { d: 'M0 0H100M22 -7H72M-16 7H46', 'stroke-width': 7 });
  return group(
    { stroke: mood.cloud, opacity: 0.55 },
    ...places.map(([x, y, w]) => share(bars, x, y, w / 100)),
  );
}

export function birds(x: number, y: number, colour = '#4B4D78', size = 1): string {
  const offsets = [
    [0, 0, 15],
    [44, -22, 12],
    [78, 8, 10],
    [112, -30, 9],
  ] as const;
  const d = offsets
    .map(([dx, dy, w]) => {
      const s = w * size;
      return `M${n(x + dx * size - s)} ${n(y + dy * size - s * 0.35)}q${n(s * 0.6)} ${n(-s * 0.2)} ${n(s)} ${n(s * 0.45)}q${n(s * 0.45)} ${n(-s * 0.65)} ${n(s)} ${n(-s * 0.45)}`;
    })
    .join('');
  return stroke(d, colour, 3, { opacity: 0.65 });
}

export const wash = (mood: Mood): string =>
  mood.wash ? rect(0, 0, WIDTH, HEIGHT, mood.wash.colour, { opacity: mood.wash.opacity }) : '';
