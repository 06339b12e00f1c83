import { n, points, times } from '../geometry';
import { at, circle, el, oval, path, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { featherEye } from '../parts/feather';
import { scene } from '../parts/frame';
import { temple } from '../parts/shikhara';
import { kadamba } from '../parts/tree';

const river = 'M-40 150C160 120 300 210 330 340S230 540 360 640S640 700 700 960';
const main = 'M-40 560C200 470 420 470 620 440S1000 420 1160 300S1420 120 1640 90';
const lane = 'M620 440C680 560 800 600 980 640S1300 720 1640 690';
const back =
  'M1160 300C1180 420 1120 520 980 640M1160 300C1240 360 1420 400 1640 380M620 440C600 320 700 180 760 -40';
const rail = 'M-40 770C300 780 700 850 1640 830';

const road = (d: string, w: number) => stroke(d, C.line, w + 10) + stroke(d, C.white, w);

const fields = [
  [760, 60, 300, 190],
  [1250, 440, 250, 190],
  [440, 60, 220, 250],
  [70, 590, 190, 130],
  [860, 700, 230, 90],
] as const;

const plot = (i: number, [x, y, w, h]: readonly [number, number, number, number]) =>
  el(
    'g',
    { transform: `rotate(${[-12, 6, 9, -6, 5][i] ?? 0} ${x + w / 2} ${y + h / 2})` },
    rect(x, y, w, h, i % 2 ? mix(C.leaf, C.ivory, 0.55) : mix(C.marigoldPale, C.ivory, 0.35), {
      rx: 14,
    }),
    stroke(
      times(5, (r) => `M${n(x + 16)} ${n(y + (h / 6) * (r + 1))}h${w - 32}`).join(''),
      C.leaf,
      4,
      { opacity: 0.4 },
    ),
  );

const blocks = [C.peach, C.pink, C.rosePale]
  .map((colour, row) =>
    stroke(`M${410 + row * 12} ${520 + row * 46}l300 42`, colour, 30, {
      'stroke-dasharray': '38 14',
      'stroke-linecap': 'butt',
    }),
  )
  .join('');

const trees = '700,560 880,420 940,560 1010,250 1330,330 1200,760 560,300 200,330 120,240 1480,560';

const pin = at(
  800,
  470,
  1,
  oval(8, 4, 46, 12, C.ink, { opacity: 0.25 }),
  path('M0 0C-22 -52 -86 -90 -86 -158A86 86 0 0 1 86 -158C86 -90 22 -52 0 0Z', C.peacock),
  path('M0 0C22 -52 86 -90 86 -158A86 86 0 0 0 0 -244Z', darker(C.peacock, 0.3)),
  circle(0, -158, 62, C.ivory),
  at(-42, -202, 1.32, featherEye()),
);

const compass = at(
  1440,
  200,
  1,
  circle(0, 0, 62, C.ivory),
  circle(0, 0, 52, 'none', { stroke: C.line, 'stroke-width': 4 }),
  path('M0 -46L13 0H-13Z', C.rose),
  path('M0 46L13 0H-13Z', C.inkSoft),
);

export default scene('morning', () => [
  rect(0, 0, 1600, 900, mix(C.ivory, C.leaf, 0.16)),
  ...fields.map((f, i) => plot(i, f)),
  stroke(river, mix(C.peach, C.line, 0.5), 128),
  stroke(river, C.river, 104),
  stroke(river, paler(C.river, 0.4), 34, { 'stroke-dasharray': '90 60', opacity: 0.6 }),
  stroke(rail, C.inkSoft, 5, { opacity: 0.5 }),
  stroke(rail, C.inkSoft, 16, {
    'stroke-dasharray': '4 22',
    opacity: 0.5,
    'stroke-linecap': 'butt',
  }),
  road(back, 12),
  road(lane, 18),
  road(main, 28),
  stroke(main, C.marigoldPale, 4, { 'stroke-dasharray': '26 22' }),
  rect(296, 430, 84, 100, C.sand, { rx: 4, transform: 'rotate(-8 338 480)' }),
  stroke('M302 450h72M300 474h76M298 500h80', C.sandDeep, 4, {
    transform: 'rotate(-8 338 480)',
  }),
  blocks,
  temple(1090, 620, 0.42),
  temple(470, 452, 0.27),
  ...points(trees).map(([x, y]) => kadamba(x, y, 0.34)),
  rect(700, 452, 200, 60, mix(C.leaf, C.ivory, 0.3), { rx: 30 }),
  pin,
  compass,
]);
