import { curve, n, type Point, points, seeded, times } from '../geometry';
import { el, path, rect, stroke } from '../markup';
import type { Mood } from '../mood';
import { share } from '../share';
import { FOOT, WIDTH } from './sky';

const ground = (through: readonly Point[], fill: string) =>
  path(`${curve(through)}V${FOOT}H${n(through[0]?.[0] ?? 0)}Z`, fill);

/** Ground with its edge through 'x,y x,y ...', filled to the bottom of the picture. */
export const hill = (through: string, fill: string) => ground(points(through), fill);

/** Rolling ridge with seeded heights: `rise` is its amplitude around y. */
export function ridge(y: number, rise: number, seed: number, fill: string, count = 5): string {
  const random = seeded(seed);
  const step = (WIDTH + 200) / count;
  return ground(
    times(count + 1, (i): Point => [-100 + i * step, y - rise * (random() * 2 - 1)]),
    fill,
  );
}

/** Hard-edged peaks, lit from the left. */
export function mountains(list: string, base: number, lit: string, shade: string): string {
  const peaks = points(list);
  const left = peaks
    .map(([x, y]) => {
      const w = (base - y) * 1.15;
      return `M${n(x - w)} ${base}L${n(x)} ${n(y)}L${n(x + w)} ${base}Z`;
    })
    .join('');
  const right = peaks
    .map(([x, y]) => {
      const h = base - y;
      return `M${n(x)} ${n(y)}l${n(h * 1.15)} ${n(h)}H${n(x + h * 0.12)}l${n(h * 0.14)} ${n(-h * 0.34)}l${n(-h * 0.16)} ${n(-h * 0.2)}l${n(h * 0.06)} ${n(-h * 0.22)}Z`;
    })
    .join('');
  return path(left, lit) + path(right, shade);
}

/** The Yamuna: a band of water with long streaks of light. */
export function river(mood: Mood, top: number, bottom: number, glow = 400): string {
  const random = seeded(top + bottom);
  const height = bottom - top;
  const gradient = el(
    'linearGradient',
    { id: 'water', x2: 0, y2: 1 },
    el('stop', { offset: 0, 'stop-color': mood.sky.at(-2) ?? mood.water }),
    el('stop', { offset: 0.45, 'stop-color': mood.water }),
    el('stop', { offset: 1, 'stop-color': '#5FA8A6' }),
  );
  const streak = (x: number, y: number, w: number) => `M${n(x)} ${n(y)}h${n(w)}`;
  const light = times(13, (i) => {
    const y = top + 10 + (i / 13) * height * 0.92;
    const w = 30 + random() * 60 + i * 5;
    return streak(glow - w / 2 + (random() - 0.5) * 70, y, w);
  }).join('');
  const ripples = times(20, () => {
    const y = top + 14 + random() * (height - 20);
    return streak(random() * WIDTH, y, 40 + random() * 130);
  }).join('');
  return (
    gradient +
    rect(0, top, WIDTH, height, 'url(#water)') +
    stroke(ripples, '#FFFFFF', 3, { opacity: 0.28 }) +
    stroke(light, mood.sun, 6, { opacity: 0.8 })
  );
}

/** Clumps of grass on the nearest ground. */
export function tufts(
  fill: string,
  ...places: readonly (readonly [number, number, number])[]
): string {
  const clump = path(
    'M-60 4C-58 -24 -74 -48 -92 -60C-62 -56 -46 -34 -40 -10C-42 -44 -54 -76 -66 -92C-36 -76 -22 -42 -20 -12C-16 -52 -12 -90 0 -116C10 -86 10 -48 6 -12C14 -44 28 -72 54 -90C42 -66 32 -36 30 -10C38 -32 54 -50 84 -58C64 -42 54 -20 54 4Z',
    fill,
  );
  return places.map(([x, y, scale]) => share(clump, x, y, scale)).join('');
}

/** Furrows and young plants in perspective rows. */
export function rows(y: number, colour: string, vanish: Point = [800, 480]): string {
  const d = times(15, (i) => {
    const foot = -500 + i * 185;
    const t = (y - vanish[1]) / (FOOT - vanish[1]);
    return `M${n(vanish[0] + (foot - vanish[0]) * t)} ${y}L${foot} ${FOOT}`;
  }).join('');
  return stroke(d, colour, 9, { opacity: 0.55, 'stroke-dasharray': '1 20' });
}
