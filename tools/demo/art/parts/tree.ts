import { n, type Point, pt, seeded, times } from '../geometry';
import { path, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { share } from '../share';

/** A crown: a soft mass edged with round lobes of uneven size. */
function crown(cx: number, cy: number, rx: number, ry: number, fill: string, lobe = 0.42): string {
  const width = Math.round(ry * 2 * lobe);
  const [w, h] = [rx - width / 2, ry - width / 2];
  const [a, b, c] = [0.74, 0.62, 0.84].map((gap) => Math.round(width * gap));
  const d = `M${n(cx - w)} ${n(cy)}C${n(cx - w)} ${n(cy - h * 1.32)} ${n(cx + w)} ${n(cy - h * 1.32)} ${n(cx + w)} ${n(cy)}C${n(cx + w)} ${n(cy + h * 0.9)} ${n(cx - w)} ${n(cy + h * 0.9)} ${n(cx - w)} ${n(cy)}Z`;
  return path(d, fill, {
    stroke: fill,
    'stroke-width': width,
    'stroke-dasharray': `.1 ${a} .1 ${b} .1 ${c}`,
  });
}

/** Broad crown over a fluted trunk; the light comes from the left. */
export function banyan(x: number, y: number, scale = 1, green: string = C.tulsi): string {
  const deep = darker(green, 0.32);
  const root = (dx: number, top: number) => `M${dx} ${top}q4 ${-top / 2} -3 ${-top}`;
  const trunk =
    'M-46 0C-22 -10 -30 -60 -34 -110C-50 -150 -96 -178 -126 -196L-104 -206C-70 -192 -36 -176 -20 -158C-18 -190 -34 -220 -44 -246L-18 -250C-6 -226 2 -200 6 -172C26 -192 62 -206 104 -218L116 -202C80 -186 44 -158 36 -118C30 -70 26 -14 62 0Z';
  return share(
    [
      crown(16, -250, 250, 128, deep, 0.46),
      path(trunk, C.earth),
      path(
        'M-46 0C-22 -10 -30 -60 -34 -110L-16 -120C-12 -66 -8 -14 -14 0Z',
        mix(C.earth, C.sand, 0.35),
      ),
      stroke(
        [
          root(-128, -196),
          root(-104, -186),
          root(102, -196),
          root(126, -190),
          root(148, -176),
        ].join(''),
        C.earth,
        5,
      ),
      crown(-2, -280, 232, 100, green, 0.46),
      crown(-56, -312, 156, 60, mix(green, C.leaf, 0.55)),
      crown(-96, -330, 88, 32, paler(mix(green, C.leaf, 0.9), 0.18)),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** Round tree with two tiers; with blossom it is a kadamba. */
export function kadamba(
  x: number,
  y: number,
  scale = 1,
  green: string = C.tulsi,
  blossom?: string,
): string {
  const random = seeded(9);
  const dots = times(16, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    return `M${n(-8 + Math.cos(angle) * reach * 82)} ${n(-188 + Math.sin(angle) * reach * 62)}h.1`;
  }).join('');
  return share(
    [
      path(
        'M-16 0C-8 -30 -10 -70 -9 -110L-34 -150L-26 -156L-4 -132L0 -170H10L12 -134L34 -160L42 -154L16 -108C14 -70 14 -30 24 0Z',
        C.earth,
      ),
      crown(4, -186, 122, 100, darker(green, 0.28), 0.46),
      crown(-12, -204, 100, 78, green, 0.46),
      crown(-38, -230, 60, 42, mix(green, C.leaf, 0.6), 0.46),
      blossom ? stroke(dots, blossom, 12) : '',
    ].join(''),
    x,
    y,
    scale,
  );
}

/** Slim evergreen that stands in rows along walks. */
export function ashoka(x: number, y: number, scale = 1, green: string = C.tulsi): string {
  return share(
    [
      path('M-5 0h10v-26h-10z', C.earth),
      path(
        'M0 -210C30 -150 36 -60 22 -16Q0 -4 -22 -16C-36 -60 -30 -150 0 -210Z',
        darker(green, 0.25),
      ),
      path(
        'M0 -210C8 -150 10 -60 2 -10Q-14 -8 -22 -16C-36 -60 -30 -150 0 -210Z',
        mix(green, C.leaf, 0.25),
      ),
    ].join(''),
    x,
    y,
    scale,
  );
}

export function palm(x: number, y: number, scale = 1, green: string = C.tulsi): string {
  const frond = (dx: number, dy: number, lift: number) =>
    `M0 -250Q${n(dx * 0.45)} ${n(-250 - lift)} ${n(dx)} ${n(-250 + dy)}Q${n(dx * 0.42)} ${n(-250 - lift + 34)} 0 -244Z`;
  return share(
    [
      path('M-9 0C-2 -90 -8 -170 -5 -250H5C4 -170 10 -90 12 0Z', C.sandDeep),
      path(
        [frond(112, 40, 40), frond(88, 92, 12), frond(-60, 104, 10), frond(54, 118, -6)].join(''),
        darker(green, 0.3),
      ),
      path(
        [frond(-118, 30, 44), frond(-92, 82, 18), frond(-64, -44, 62), frond(72, -34, 60)].join(''),
        green,
      ),
    ].join(''),
    x,
    y,
    scale,
  );
}

/** A branch that enters from an upper corner and frames the view. A negative scale flips it. */
export function bough(x: number, y: number, scale: Point, green: string = C.tulsiDeep): string {
  const random = seeded(21);
  const twig: Point[] = [
    [10, 16],
    [60, 34],
    [108, 44],
    [150, 66],
    [196, 70],
    [236, 92],
    [282, 92],
    [318, 116],
    [356, 112],
  ];
  const leaves = twig
    .flatMap(([lx, ly]) => [-1, 1].map((side): [number, number, number] => [lx, ly, side]))
    .map(([lx, ly, side]) => {
      const angle = (side > 0 ? 1.25 : -0.55) + (random() - 0.5) * 0.6;
      const length = 50 + random() * 26;
      const tip: Point = [lx + Math.cos(angle) * length, ly + Math.sin(angle) * length];
      const off: Point = [-Math.sin(angle) * length * 0.3, Math.cos(angle) * length * 0.3];
      const mid: Point = [
        lx + Math.cos(angle) * length * 0.45,
        ly + Math.sin(angle) * length * 0.45,
      ];
      return `M${pt([lx, ly])}Q${pt([mid[0] + off[0], mid[1] + off[1]])} ${pt(tip)}Q${pt([mid[0] - off[0], mid[1] - off[1]])} ${pt([lx, ly])}Z`;
    })
    .join('');
  return share(
    stroke('M-40 -10C60 40 150 40 236 88S340 100 372 118', C.earth, 7) + path(leaves, green),
    x,
    y,
    scale,
  );
}

/** Low clipped shrubs along a wall or walk. */
export function shrub(x: number, y: number, w: number, green: string = C.leaf): string {
  return (
    crown(x, y - w * 0.12, w / 2, w * 0.2, darker(green, 0.3)) +
    crown(x - w * 0.05, y - w * 0.17, w * 0.4, w * 0.14, green)
  );
}
