import { n, times } from '../geometry';
import { at, path, poly, rect, stroke } from '../markup';
import { C, darker, paler } from '../palette';
import { share } from '../share';

/** A panel on its stand, tilted to the morning sun. Origin: middle of its foot. */
export function solarPanel(x: number, y: number, scale = 1): string {
  const lines =
    times(3, (i) => `M${n(-98 + (i + 1) * 40 + 5)} -132L${n(-110 + (i + 1) * 52)} -34`).join('') +
    'M-99 -99H99M-104 -66H104';
  return share(
    stroke('M-70 0L-60 -60M74 0L60 -60M0 0V-40', C.inkSoft, 8) +
      poly('-90,-134 78,-134 108,-32 -112,-32', C.ivory) +
      poly('-86,-130 74,-130 101,-36 -106,-36', C.ink) +
      poly('-86,-130 -10,-130 -58,-36 -106,-36', C.inkSoft) +
      stroke(lines, C.peacockLight, 2),
    x,
    y,
    scale,
  );
}

/** Brick digester with its gas dome, inlet and pipe. */
export function digester(x: number, y: number, scale = 1): string {
  const courses = times(4, (i) => `M-140 ${-24 - i * 24}H140`).join('');
  return at(
    x,
    y,
    scale,
    path('M-122 -110C-122 -190 -60 -224 0 -224S122 -190 122 -110Z', C.tulsi),
    path('M0 -224C60 -224 122 -190 122 -110H48C60 -150 40 -206 0 -224Z', darker(C.tulsi, 0.28)),
    path('M-104 -116C-102 -170 -70 -196 -40 -206C-66 -180 -78 -150 -78 -116Z', paler(C.leaf, 0.2)),
    rect(-148, -118, 296, 118, C.red),
    rect(70, -118, 78, 118, darker(C.red, 0.2)),
    stroke(courses, C.redDeep, 3, { opacity: 0.5 }),
    rect(-158, -126, 316, 14, paler(C.red, 0.4)),
    stroke('M0 -224V-262H210V0', C.marigold, 10, { 'stroke-linejoin': 'miter' }),
    poly('-232,0 -222,-64 -158,-64 -148,0', C.sandDeep),
    rect(-230, -74, 80, 14, C.sand),
  );
}

/** Flames of a fire on crossed logs. */
export function fire(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    path(
      'M0 -150C50 -96 62 -60 46 -24Q30 0 0 0T-46 -24C-62 -60 -24 -76 -30 -116C-10 -104 -4 -128 0 -150Z',
      C.red,
    ),
    path('M6 -112C36 -76 42 -46 30 -20Q18 0 0 0T-30 -20C-40 -46 -8 -60 6 -112Z', C.marigold),
    path('M2 -64C20 -44 24 -26 16 -10Q10 0 0 0T-16 -10C-20 -28 0 -36 2 -64Z', C.marigoldPale),
    stroke('M-64 8L52 -14M64 8L-52 -14', C.earth, 18),
  );
}
