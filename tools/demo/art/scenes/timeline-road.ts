import { path, stroke } from '../markup';
import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { flag, temple } from '../parts/shikhara';
import { clouds, sky, sun } from '../parts/sky';
import { shed } from '../parts/town';
import { ashoka, kadamba } from '../parts/tree';
import { share } from '../share';

const stone =
  path('M-24 0V-46Q-24 -70 0 -70T24 -46V0Z', C.ivory) +
  path('M4 -70Q24 -68 24 -46V0H4Z', C.line) +
  path('M-24 -34V-46Q-24 -70 0 -70T24 -46V-34Z', C.marigold);

const milestone = (x: number, y: number, k: number) => share(stone, x, y, k);
const road =
  'M-40 790C260 830 520 800 560 710S360 590 620 560S1080 620 1140 540S1000 440 1180 410S1500 420 1660 360';

export default scene('dawn', (mood) => [
  sky(mood, 520),
  sun(mood, 560, 250, 88),
  clouds(mood, [80, 180, 280], [760, 140, 240], [660, 300, 150]),
  ridge(380, 30, 183, mood.far),
  ridge(420, 18, 187, mood.middle),
  hill('0,470 400,430 800,460 1200,390 1600,360', mood.ground),
  hill('0,560 300,540 700,520 1100,500 1600,470', mix(mood.ground, mood.groundDeep, 0.4)),
  temple(1360, 372, 0.52),
  facade(1080, 384, 200, 70, { bays: 4 }),
  stroke(road, mix(C.sand, C.redDeep, 0.2), 66),
  stroke(road, mix(C.peach, C.ivory, 0.35), 54),
  stroke(road, C.marigold, 4, { 'stroke-dasharray': '24 22', opacity: 0.6 }),
  shed(220, 690, 220, 90, mix(C.sand, C.marigoldPale, 0.4), C.sandDeep),
  kadamba(400, 690, 0.9),
  facade(700, 500, 260, 90, { bays: 4, kiosks: [0.5] }),
  kadamba(1010, 500, 0.9),
  milestone(500, 830, 1.2),
  milestone(660, 640, 0.9),
  milestone(1070, 640, 0.8),
  flag(830, 350, 60),
  figure('walk', 'teacher', { x: 330, y: 800, size: 230 }),
  figure('walk', 'studentWhite', { x: 250, y: 808, size: 180 }),
  figure('walk', 'studentWhite', { x: 730, y: 578, size: 110 }),
  figure('walk', 'studentWhite', { x: 790, y: 584, size: 110 }),
  figure('walk', 'studentWhite', { x: 850, y: 588, size: 110 }),
  ...[1300, 1400, 1500].map((x) => ashoka(x, 520, 0.6)),
  hill('620,960 800,860 1100,800 1620,740', C.tulsi),
  tufts(C.tulsiDeep, [900, 890, 0.8], [1240, 860, 1], [1500, 830, 1.1]),
]);
