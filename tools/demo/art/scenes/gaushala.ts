import { path, poly, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { cow } from '../parts/creature';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { pot } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { shed } from '../parts/town';
import { banyan, kadamba } from '../parts/tree';
import { share } from '../share';

const trough =
  poly('-130,-46 130,-46 112,0 -112,0', C.sandDeep) +
  path('M-124 -46Q-90 -78 -50 -62Q0 -86 46 -64Q96 -78 124 -46Z', C.leaf) +
  rect(-134, -50, 268, 12, C.sand);

const stack =
  path('M-110 0C-120 -90 -60 -160 0 -190C60 -160 120 -90 110 0Z', C.marigoldPale) +
  path(
    'M0 -190C60 -160 120 -90 110 0H40C60 -80 40 -150 0 -190Z',
    mix(C.marigoldPale, C.sand, 0.6),
  ) +
  stroke('M-80 -50q20 20 50 14M-30 -110q24 16 46 6M-60 -14q40 14 80 0', C.sand, 4);

export default scene('dawn', (mood) => [
  sky(mood, 560),
  sun(mood, 430, 300, 78),
  clouds(mood, [120, 190, 260], [900, 160, 280], [560, 250, 150]),
  birds(700, 210),
  ridge(440, 30, 73, mood.far),
  ridge(486, 16, 76, mood.middle),
  kadamba(180, 540, 1.3),
  banyan(1420, 540, 1),
  hill('0,530 500,522 1000,526 1600,520', mood.ground),
  shed(980, 600, 620, 150, mix(C.sand, C.marigoldPale, 0.4), C.sandDeep),
  share(stack, 1390, 606),
  share(stack, 1500, 622, 0.8),
  hill('0,610 600,596 1100,600 1600,610', mix(mood.ground, mood.groundDeep, 0.45)),
  cow(420, 640, 1.05, mix(C.sand, C.ivory, 0.3)),
  cow(860, 642, 1.15),
  share(trough, 1030, 672),
  cow(1220, 640, [-1.1, 1.1], C.white),
  figure('give', 'studentWhite', { x: 640, y: 682, size: 240, left: true }),
  cow(300, 716, 0.72, C.sandDeep),
  figure('kneel', 'student', { x: 700, y: 724, size: 250 }),
  figure('carry', 'aunt', { x: 1400, y: 726, size: 260, left: true }),
  pot(1336, 566, 52, C.marigold),
  pot(798, 732, 60, C.marigold),
  hill('-20,806 300,820 800,842 1250,820 1620,802', C.tulsi),
  tufts(C.tulsiDeep, [110, 872, 1], [360, 890, 0.7], [1260, 880, 0.8], [1490, 866, 1.1]),
]);
