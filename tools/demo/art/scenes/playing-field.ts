import { oval, poly, stroke } from '../markup';
import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { birds, clouds, sky, sun } from '../parts/sky';
import { ball, goal } from '../parts/things';
import { ashoka, kadamba } from '../parts/tree';

export default scene('morning', (mood) => [
  sky(mood, 560),
  sun(mood, 300, 230, 64),
  clouds(mood, [90, 330, 240], [860, 150, 300], [1260, 290, 220]),
  birds(1080, 240),
  ridge(420, 30, 61, mood.far),
  ridge(452, 14, 66, mood.middle),
  facade(560, 500, 520, 110, { bays: 7, kiosks: [0.08, 0.92] }),
  ...[40, 130, 220, 310, 400, 490].map((x) => ashoka(x, 506, 0.62)),
  kadamba(1180, 506, 0.8),
  kadamba(1330, 506, 0.95),
  kadamba(1500, 506, 0.8),
  hill('0,500 800,494 1600,500', mood.ground),
  poly('0,560 1600,540 1600,640 0,690', mix(mood.ground, mood.groundDeep, 0.5)),
  poly('0,800 1600,720 1600,900 0,900', mix(mood.ground, mood.groundDeep, 0.5)),
  stroke('M-20 566L1620 546M640 552L420 900M-20 870L1620 760', C.ivory, 6, { opacity: 0.8 }),
  oval(560, 690, 190, 58, 'none', { stroke: C.ivory, 'stroke-width': 6, opacity: 0.8 }),
  goal(1320, 640, 1.25),
  figure('kick', 'sport', { x: 700, y: 690, size: 280 }),
  ball(862, 622, 24),
  figure('run', 'sportRed', { x: 480, y: 668, size: 240 }),
  figure('run', 'sportRed', { x: 1010, y: 636, size: 216, left: true }),
  figure('run', 'sport', { x: 290, y: 726, size: 262 }),
  figure('wave', 'sportRed', { x: 1270, y: 652, size: 226, left: true }),
  figure('show', 'teacher', { x: 110, y: 640, size: 236 }),
  hill('-20,860 300,874 800,896 1250,874 1620,856', C.tulsi),
  tufts(C.tulsiDeep, [120, 900, 0.9], [1490, 896, 1]),
]);
