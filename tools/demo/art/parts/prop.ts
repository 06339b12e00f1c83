import { n, times } from '../geometry';
import { at, circle, oval, path, poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';

const SPINES = [C.rose, C.peacock, C.marigold, C.tulsi, C.inkSoft, C.red, C.peacockLight, C.sand];

/** An open book lying or held, about 26 units wide. */
export function openBook(x: number, y: number, scale = 1, cover: string = C.rose): string {
  return at(
    x,
    y,
    scale,
    path('M-14 -3L0 1L14 -3V5L0 9L-14 5Z', cover),
    path('M-13 -5Q-6 -7 0 -2V6Q-6 2 -13 4Z', C.white),
    path('M13 -5Q6 -7 0 -2V6Q6 2 13 4Z', C.line),
  );
}

/** Standing books on a shelf, one stroke each, in a fixed rhythm of heights and colours. */
export function books(x: number, y: number, w: number, h: number, start = 0): string {
  const widths = [13, 18, 10, 15, 21];
  const lines = widths.map(() => '');
  let used = 0;
  for (let i = start; ; i++) {
    const kind = (i * 2 + Math.floor(i / 4)) % widths.length;
    const width = widths[kind] ?? 13;
    if (used + width > w) break;
    const height = h * ([0.92, 0.78, 0.98, 0.86, 0.7, 0.9][i % 6] ?? 0.9);
    lines[kind] += `M${n(x + used + width / 2)} ${n(y)}v${n(-height)}`;
    used += width + 2;
  }
  return lines
    .map((d, kind) =>
      d
        ? stroke(d, SPINES[(kind + start) % 7] ?? C.rose, widths[kind] ?? 13, {
            'stroke-linecap': 'butt',
          })
        : '',
    )
    .join('');
}

export function bookPile(x: number, y: number, w: number, count: number): string {
  return times(count, (i) => {
    const inset = [0, 6, 2, 9, 4][i % 5] ?? 0;
    const colour = SPINES[(i * 2 + 1) % SPINES.length] ?? C.rose;
    return (
      rect(x - w / 2 + inset, y - (i + 1) * 15, w - inset * 1.6, 14, colour, { rx: 2 }) +
      rect(x + w / 2 - inset - 12, y - (i + 1) * 15 + 3, 10, 8, C.ivory)
    );
  }).join('');
}

/** Brass lamp with a flame; with `tall`, a floor lamp. */
export function lamp(x: number, y: number, scale = 1, tall = false): string {
  const h = tall ? 96 : 18;
  return at(
    x,
    y,
    scale,
    path(`M-16 0H16L12 -6H4L3 ${-h}H-3L-4 -6H-12Z`, C.sandDeep),
    tall ? oval(0, -h * 0.5, 8, 5, C.marigold) : '',
    path(`M-20 ${-h - 8}Q0 ${-h + 8} 20 ${-h - 8}Z`, C.marigold),
    circle(0, -h - 20, 26, C.marigoldPale, { opacity: 0.3 }),
    path(`M0 ${-h - 34}Q10 ${-h - 16} 0 ${-h - 7}Q-10 ${-h - 16} 0 ${-h - 34}Z`, C.marigold),
    path(`M0 ${-h - 24}Q5 ${-h - 14} 0 ${-h - 9}Q-5 ${-h - 14} 0 ${-h - 24}Z`, C.white),
  );
}

export function tabla(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    path('M-30 -20Q-36 0 -18 0Q0 0 -6 -20Z', C.peacockLight),
    oval(-18, -20, 12.5, 4, C.ivory),
    oval(-18, -20, 5, 1.6, C.ink),
    path('M7 -21L4 -2Q15 2 26 -2L23 -21Z', C.red),
    oval(15, -21, 8.5, 3, C.ivory),
    oval(15, -21, 3.8, 1.3, C.ink),
  );
}

export function pot(x: number, y: number, size: number, colour: string = C.red): string {
  return at(
    x,
    y,
    size / 40,
    path('M-10 -34Q-22 -26 -19 -12Q-16 0 0 0T19 -12Q22 -26 10 -34Z', colour),
    path('M10 -34Q22 -26 19 -12Q16 0 4 0Q14 -16 2 -34Z', darker(colour, 0.25)),
    rect(-12, -40, 24, 6, paler(colour, 0.2), { rx: 2 }),
  );
}

/** Rug or mat on the ground, seen flat. */
export const mat = (x: number, y: number, w: number, h: number, colour: string) =>
  poly(
    [
      [x - w / 2 + h, y - h],
      [x + w / 2 - h, y - h],
      [x + w / 2, y + h * 0.4],
      [x - w / 2, y + h * 0.4],
    ],
    colour,
  ) +
  poly(
    [
      [x - w / 2 + h * 1.2, y - h * 0.7],
      [x + w / 2 - h * 1.2, y - h * 0.7],
      [x + w / 2 - h * 0.6, y + h * 0.1],
      [x - w / 2 + h * 0.6, y + h * 0.1],
    ],
    paler(colour, 0.22),
  );

/** A plain sturdy table. Origin: middle of its foot. */
export function table(x: number, y: number, w: number, h: number, top: string = C.sand): string {
  return (
    rect(x - w / 2 + 18, y - h, 16, h, mix(top, C.earth, 0.35)) +
    rect(x + w / 2 - 34, y - h, 16, h, mix(top, C.earth, 0.6)) +
    rect(x - w / 2 + 10, y - h, w - 20, 26, mix(top, C.earth, 0.45)) +
    rect(x - w / 2, y - h - 12, w, 18, top, { rx: 3 }) +
    rect(x - w / 2, y - h - 12, w, 6, paler(top, 0.35), { rx: 3 })
  );
}

export function plantPot(x: number, y: number, scale = 1, green: string = C.tulsi): string {
  const leaf = (dx: number, dy: number) =>
    `M0 -34Q${n(dx * 0.2)} ${n(dy * 0.8)} ${n(dx)} ${n(dy)}Q${n(dx * 0.9)} ${n(dy * 0.5)} 0 -34Z`;
  return at(
    x,
    y,
    scale,
    path(
      [leaf(-40, -70), leaf(40, -74), leaf(-18, -98), leaf(20, -102), leaf(34, -46)].join(''),
      green,
    ),
    path([leaf(-34, -48), leaf(2, -90)].join(''), mix(green, C.leaf, 0.7)),
    path('M-20 -38H20L14 0H-14Z', C.red),
    path('M6 -38H20L14 0H4Z', darker(C.red, 0.2)),
    rect(-23, -42, 46, 9, paler(C.red, 0.2)),
  );
}

/** String of marigolds hanging between two points. */
export function garland(x: number, y: number, w: number, sag: number, size = 15): string {
  const d = `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + sag * 2)} ${n(x + w)} ${n(y)}`;
  return (
    stroke(d, C.marigold, size, { 'stroke-dasharray': `.1 ${size * 1.05}` }) +
    stroke(d, C.rose, size * 0.55, {
      'stroke-dasharray': `.1 ${size * 3.15}`,
      'stroke-dashoffset': size * -1.05,
    })
  );
}
