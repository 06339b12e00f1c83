import { path, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { peacock } from '../parts/creature';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { clouds, sky, sun } from '../parts/sky';
import { letter, letterBox } from '../parts/things';
import { skyline } from '../parts/town';
import { banyan } from '../parts/tree';

export default scene('dawn', (mood) => [
  sky(mood, 580),
  sun(mood, 360, 320, 84),
  clouds(mood, [60, 200, 260], [1000, 170, 300], [500, 260, 150]),
  ridge(470, 30, 153, mood.far),
  skyline(520, mix(mood.far, mood.middle, 0.3), 620, 0.8),
  ridge(512, 14, 157, mood.middle),
  facade(1010, 590, 640, 170, { bays: 6, kiosks: [0.3] }),
  banyan(170, 600, 1.15),
  hill('0,590 800,580 1600,590', mood.ground),
  path('M-20 690Q700 650 1620 700V800Q800 740 -20 790Z', mix(C.peach, C.sand, 0.3)),
  letterBox(800, 700, 1.3),
  figure('reach', 'studentWhite', { x: 650, y: 710, size: 290 }),
  letter(748, 512, 0.7, -8),
  figure('stand', 'mother', { x: 560, y: 716, size: 344 }),
  stroke('M900 430Q1010 280 1150 360T1400 250', C.ivory, 5, { 'stroke-dasharray': '2 18' }),
  letter(1080, 340, 0.9, -10),
  letter(1270, 312, 0.8, 12),
  letter(1430, 240, 0.6, -6),
  figure('walk', 'farmer', { x: 1130, y: 724, size: 330, left: true }),
  rect(1060, 560, 70, 62, C.sandDeep, { rx: 8 }),
  path('M1060 566H1130L1095 592Z', C.earth),
  peacock(1380, 730, 1),
  hill('-20,810 300,822 800,846 1250,822 1620,806', C.tulsi),
  tufts(C.tulsiDeep, [110, 876, 1], [340, 890, 0.7], [1260, 884, 0.8], [1490, 870, 1.1]),
]);
