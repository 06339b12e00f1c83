import { n, times } from '../geometry';
import { at, oval, path, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { share } from '../share';
import { archway } from './arch';

/** Vertical band of a curved tower between two fractions of its half width. */
function band(w: number, h: number, from: number, to: number): string {
  const edge = (k: number) => ({
    foot: n((w / 2) * k),
    one: `${n((w / 2) * k)} ${n(-h * 0.42)}`,
    two: `${n((w / 2) * k * 0.72)} ${n(-h * 0.8)}`,
    top: `${n((w / 2) * k * 0.3)} ${n(-h)}`,
  });
  const [a, b] = [edge(from), edge(to)];
  return `M${a.foot} 0C${a.one} ${a.two} ${a.top}L${b.top}C${b.two} ${b.one} ${b.foot} 0Z`;
}

/** The curved tower alone: ribs, courses, ribbed crown stone, finial; origin at its foot. */
export function tower(w: number, h: number, stone: string): string {
  const shades = [
    paler(stone, 0.22),
    paler(stone, 0.4),
    stone,
    darker(stone, 0.16),
    darker(stone, 0.3),
  ];
  const cuts = [-1, -0.62, -0.22, 0.22, 0.62, 1];
  const ribs = shades
    .map((fill, i) => path(band(w, h, cuts[i] ?? 0, cuts[i + 1] ?? 0), fill))
    .join('');
  const courses = times(6, (i) => {
    const t = 0.12 + i * 0.14;
    const half = (w / 2) * (1 - 0.02 * t - 0.62 * t ** 2.6);
    return `M${n(-half)} ${n(-h * t)}Q0 ${n(-h * t + w * 0.035)} ${n(half)} ${n(-h * t)}`;
  }).join('');
  const r = w * 0.2;
  return (
    ribs +
    stroke(courses, darker(stone, 0.4), Math.max(1.4, w * 0.012), { opacity: 0.38 }) +
    rect(-w * 0.11, -h - w * 0.05, w * 0.22, w * 0.07, darker(stone, 0.25)) +
    oval(0, -h - w * 0.1, r, w * 0.075, stone) +
    path(
      `M${n(-r)} ${n(-h - w * 0.1)}a${n(r)} ${n(w * 0.075)} 0 0 1 ${n(r)} ${n(-w * 0.075)}q${n(-w * 0.08)} ${n(w * 0.08)} 0 ${n(w * 0.15)}a${n(r)} ${n(w * 0.075)} 0 0 1 ${n(-r)} ${n(-w * 0.075)}z`,
      paler(stone, 0.4),
    ) +
    path(
      `M0 ${n(-h - w * 0.42)}C${n(w * 0.03)} ${n(-h - w * 0.33)} ${n(w * 0.09)} ${n(-h - w * 0.3)} ${n(w * 0.075)} ${n(-h - w * 0.22)}L${n(w * 0.05)} ${n(-h - w * 0.16)}H${n(-w * 0.05)}L${n(-w * 0.075)} ${n(-h - w * 0.22)}C${n(-w * 0.09)} ${n(-h - w * 0.3)} ${n(-w * 0.03)} ${n(-h - w * 0.33)} 0 ${n(-h - w * 0.42)}Z`,
      C.marigold,
    )
  );
}

/** A pennant on its staff, blowing to the right. */
export function flag(x: number, y: number, size: number, colour: string = C.marigold): string {
  return (
    stroke(`M${x} ${y}v${n(-size)}`, C.earth, Math.max(2, size * 0.04)) +
    path(
      `M${x} ${n(y - size)}q${n(size * 0.3)} ${n(-size * 0.06)} ${n(size * 0.46)} ${n(size * 0.08)}t${n(size * 0.46)} ${n(size * 0.08)}q${n(-size * 0.3)} ${n(size * 0.06)} ${n(-size * 0.5)} ${n(size * 0.14)}t${n(-size * 0.42)} ${n(size * 0.1)}z`,
      colour,
    )
  );
}

/** A temple: tower with side towers behind a pillared hall on a plinth. Origin: middle of its foot. */
export function temple(x: number, y: number, scale = 1, stone: string = C.red): string {
  const pale = mix(C.line, C.sand, 0.25);
  const hall = mix(stone, C.sand, 0.25);
  const step = (i: number) =>
    rect(-190 - i * 16, -48 + i * 16, 380 + i * 32, 16, i % 2 ? pale : darker(pale, 0.1));
  const bays = [-132, 0, 132];
  const bayArch = archway(0, 0, 68, 86, darker(stone, 0.55), paler(hall, 0.28), 2);
  const drawing = [
    flag(0, -468, 118),
    at(0, -150, 1, tower(190, 260, stone)),
    share(tower(86, 128, stone), -106, -150),
    share(tower(86, 128, stone), 110, -150),
    share(tower(86, 128, stone), 0, -150, 1.2),
    rect(-176, -150, 352, 104, hall),
    rect(70, -150, 106, 104, darker(hall, 0.1)),
    rect(-192, -162, 384, 16, paler(hall, 0.3)),
    rect(-192, -146, 384, 6, darker(hall, 0.3)),
    ...bays.map((bay) => share(bayArch, bay, -48)),
    path('M-20 -48V-86Q-18 -102 0 -112Q18 -102 20 -86V-48Z', C.marigold, { opacity: 0.75 }),
    step(0),
    step(1),
    step(2),
  ];
  return share(drawing.join(''), x, y, scale);
}
