import { times } from '../geometry';
import { at, circle, path, poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { lotus } from '../parts/lotus';
import { garland, lamp } from '../parts/prop';
import { cup } from '../parts/things';
import { share } from '../share';

const head =
  path('M-70 150C-70 66 -30 56 0 56S70 66 70 150Z', C.ivory) +
  circle(0, 14, 38, C.earth) +
  path('M-42 22C-48 -34 -20 -42 0 -42S48 -34 42 22Q0 40 -42 22Z', '#2A2233');

const podium =
  poly('-70,-150 70,-150 56,0 -56,0', C.sandDeep) +
  poly('10,-150 70,-150 56,0 10,0', mix(C.sandDeep, C.earth, 0.5)) +
  rect(-82, -162, 164, 16, C.sand, { rx: 3 }) +
  circle(-10, -84, 28, C.marigold) +
  stroke('M30 -162L44 -206', C.ink, 5) +
  stroke('M44 -206l4 -10', C.ink, 11);

export default scene('gold', () => [
  rect(0, 0, 1600, 900, C.peacockDeep),
  path('M160 60H1440V620H160Z', C.peacock),
  circle(800, 400, 250, C.marigoldPale, { opacity: 0.22 }),
  circle(800, 400, 180, C.marigoldPale, { opacity: 0.3 }),
  share(lotus(C.rosePale, C.rose), 800, 330, 2),
  path('M0 0H330C330 260 250 420 150 640H0ZM1600 0H1270C1270 260 1350 420 1450 640H1600Z', C.rose),
  path(
    'M90 0H200C200 260 160 440 90 640H20C70 420 90 240 90 0ZM1510 0H1400C1400 260 1440 440 1510 640H1580C1530 420 1510 240 1510 0Z',
    darker(C.rose, 0.22),
  ),
  rect(0, 0, 1600, 70, darker(C.rose, 0.3)),
  ...times(4, (i) => share(garland(0, 0, 400, 40, 18), i * 400, 70)),
  poly('60,600 1540,600 1600,680 0,680', C.sand),
  rect(0, 680, 1600, 70, C.sandDeep),
  rect(0, 680, 1600, 10, paler(C.sand, 0.4)),
  figure('give', 'elder', { x: 720, y: 650, size: 330 }),
  figure('take', 'studentWhite', { x: 910, y: 650, size: 280, left: true }),
  cup(820, 470, 1.1),
  figure('namaste', 'student', { x: 1050, y: 650, size: 270, left: true }),
  figure('namaste', 'studentRose', { x: 1160, y: 650, size: 270, left: true }),
  figure('show', 'madam', { x: 540, y: 650, size: 300 }),
  at(420, 652, 1.05, podium),
  lamp(280, 660, 1.5, true),
  lamp(1330, 660, 1.5, true),
  ...times(9, (i) => share(head, 40 + i * 190, 780 + (i % 2) * 22, 1.05)),
]);
