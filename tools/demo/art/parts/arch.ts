import { n, type Point, polygon, pt, times } from '../geometry';
import { el, path, stroke } from '../markup';

/**
 * Outline of a cusped opening standing on (x, y): foils along a pointed envelope with an ogee tip
 * in the middle. The head takes up `rise` of the height.
 */
export function cusped(
  x: number,
  y: number,
  w: number,
  h: number,
  foils = 3,
  rise = w * 0.5,
): string {
  const spring = y - h + rise;
  const tip = rise * 0.2;
  const span = Math.PI / 2 - 0.24;
  const left = times(foils + 1, (i): Point => {
    const angle = (i / foils) * span;
    return [x - (w / 2) * Math.cos(angle), spring - (rise - tip) * Math.sin(angle)];
  });
  const right = [...left].reverse().map(([px, py]): Point => [2 * x - px, py]);
  const foil = (from: Point, to: Point) => {
    const r = n(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.54);
    return `A${r} ${r} 0 0 1 ${pt(to)}`;
  };
  const run = (points: readonly Point[]) =>
    points
      .slice(1)
      .map((p, i) => foil(points[i] ?? p, p))
      .join('');
  const last = left.at(-1) ?? [x, spring];
  const gap = x - last[0];
  const apex: Point = [x, y - h];
  return (
    `M${n(x - w / 2)} ${n(y)}V${n(spring)}${run(left)}` +
    `C${pt([last[0] + gap * 0.1, last[1] - tip * 0.7])} ${pt([x - gap * 0.25, y - h + tip * 0.55])} ${pt(apex)}` +
    `C${pt([x + gap * 0.25, y - h + tip * 0.55])} ${pt([x + gap * 0.9, last[1] - tip * 0.7])} ${pt(right[0] ?? apex)}` +
    `${run(right)}V${n(y)}Z`
  );
}

/** A wall opening seen from outside: frame, opening and shade inside the left jamb. */
export function archway(
  x: number,
  y: number,
  w: number,
  h: number,
  opening: string,
  frame?: string,
  foils = 3,
): string {
  const border = Math.max(4, w * 0.09);
  return (
    (frame ? path(cusped(x, y, w + border * 2, h + border * 1.5, foils), frame) : '') +
    path(cusped(x, y, w, h, foils), opening)
  );
}

/** Lattice as a pattern fill: eight-pointed stars that leave crosses between them. */
export function jaliPattern(id: string, size: number, colour: string, width: number): string {
  const middle = size / 2;
  const star = times(16, (i): Point => {
    const reach = i % 2 ? middle * 0.7654 : middle;
    const angle = (i * Math.PI) / 8;
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)];
  });
  return el(
    'pattern',
    { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    stroke(`${polygon(star)}`, colour, width),
  );
}
