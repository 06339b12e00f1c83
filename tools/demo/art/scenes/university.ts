import { poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { archway } from '../parts/arch';
import { chhatri, facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge } from '../parts/land';
import { birds, clouds, sky, sun } from '../parts/sky';
import { ashoka, palm, shrub } from '../parts/tree';

const stone = mix(C.red, C.sand, 0.2);

export default scene('dawn', (mood) => [
  sky(mood, 580),
  sun(mood, 460, 310, 90),
  clouds(mood, [60, 200, 280], [1180, 170, 280], [1040, 300, 160]),
  birds(1080, 230),
  ridge(460, 30, 173, mood.far),
  ridge(510, 14, 177, mood.middle),
  palm(130, 600, 1.3),
  palm(1470, 600, 1.3),
  palm(250, 606, 1),
  palm(1350, 606, 1),
  facade(180, 600, 1240, 170, { bays: 13, kiosks: [0.04, 0.3, 0.7, 0.96] }),
  facade(520, 600, 560, 250, { bays: 5, floors: 1, kiosks: [0.06, 0.94], foils: 3 }),
  rect(640, 286, 320, 60, stone),
  rect(624, 280, 352, 12, paler(stone, 0.35)),
  stroke(
    'M690 344V312M727 344V312M764 344V312M800 344V312M836 344V312M873 344V312M910 344V312',
    darker(stone, 0.5),
    14,
  ),
  chhatri(800, 286, 1.35),
  chhatri(670, 286, 0.6),
  chhatri(930, 286, 0.6),
  archway(800, 600, 150, 220, darker(stone, 0.6), paler(stone, 0.4), 4),
  hill('0,600 800,596 1600,600', mood.ground),
  poly('660,610 940,610 1080,900 520,900', mood.water),
  poly('700,610 900,610 960,900 640,900', paler(mood.water, 0.35)),
  poly('640,610 660,610 520,900 470,900', C.line),
  poly('940,610 960,610 1130,900 1080,900', C.sand),
  stroke('M730 660h140M700 720h200M760 790h80M690 840h210', C.white, 5, { opacity: 0.6 }),
  ...[
    [560, 640, 0.7],
    [1040, 640, 0.7],
    [480, 720, 1],
    [1120, 720, 1],
    [370, 830, 1.4],
    [1230, 830, 1.4],
  ].map(([x, y, k]) => ashoka(x ?? 0, y ?? 0, (k ?? 1) * 0.75)),
  figure('walk', 'studentWhite', { x: 560, y: 716, size: 190 }),
  figure('walk', 'studentRose', { x: 620, y: 690, size: 180 }),
  figure('walk', 'teacher', { x: 1040, y: 716, size: 210, left: true }),
  figure('walk', 'madam', { x: 1000, y: 690, size: 196, left: true }),
  shrub(120, 760, 260),
  shrub(1480, 760, 260),
]);
