import { at, circle, oval, path, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill } from '../parts/land';
import { clouds, sky, sun } from '../parts/sky';
import { bunting } from '../parts/things';
import { kadamba } from '../parts/tree';

const stall = (x: number, cloth: string) =>
  rect(x - 150, 560, 300, 110, cloth) +
  path(
    `M${x - 150} 560h300v30q-25 26 -50 0q-25 26 -50 0q-25 26 -50 0q-25 26 -50 0q-25 26 -50 0q-25 26 -50 0z`,
    paler(cloth, 0.35),
  ) +
  rect(x - 160, 548, 320, 16, C.sand, { rx: 3 });

const volcano =
  path('M-80 0L-24 -104H22L80 0Z', C.earth) +
  path('M8 -104H22L80 0H30Z', darker(C.earth, 0.3)) +
  path('M-24 -104H22Q24 -76 14 -56Q6 -80 -2 -58Q-10 -30 -18 -62Q-28 -80 -24 -104Z', C.red) +
  stroke('M-2 -120V-150M-20 -118Q-36 -136 -40 -146M16 -118Q34 -136 38 -146', C.marigold, 9);

const turbine =
  stroke('M0 0V-190', C.ivory, 10) +
  path(
    'M0 -190Q-14 -240 4 -286Q18 -240 0 -190ZM0 -190Q50 -196 82 -160Q34 -150 0 -190ZM0 -190Q-26 -150 -78 -150Q-52 -194 0 -190Z',
    C.white,
  ) +
  circle(0, -190, 11, C.rose);

const planets =
  oval(0, -90, 110, 34, 'none', { stroke: C.marigoldPale, 'stroke-width': 4 }) +
  stroke('M0 0V-90', C.sandDeep, 7) +
  circle(0, -90, 36, C.marigold) +
  circle(-104, -80, 15, C.peacockLight) +
  circle(86, -68, 20, C.rose) +
  circle(50, -120, 11, C.inkSoft);

export default scene('morning', (mood) => [
  sky(mood, 560),
  sun(mood, 260, 210, 62),
  clouds(mood, [60, 330, 200], [1250, 150, 260]),
  kadamba(60, 560, 1.2),
  kadamba(1540, 560, 1.2),
  facade(160, 560, 1280, 300, { bays: 7, kiosks: [0.06, 0.5, 0.94], foils: 3 }),
  hill('0,556 800,550 1600,556', mix(C.peach, C.sand, 0.3)),
  bunting(120, 190, 680, 40),
  bunting(800, 190, 680, 40),
  figure('show', 'studentWhite', { x: 250, y: 650, size: 270, shadow: false }),
  figure('wave', 'studentWhite', { x: 690, y: 650, size: 270, shadow: false }),
  figure('show', 'studentWhite', { x: 1180, y: 650, size: 270, shadow: false }),
  stall(360, C.rose),
  stall(800, C.peacock),
  stall(1240, C.marigold),
  at(380, 550, 1, volcano),
  at(840, 550, 0.98, turbine),
  at(1290, 550, 1, planets),
  figure('stand', 'father', { x: 560, y: 726, size: 330 }),
  figure('namaste', 'mother', { x: 1010, y: 736, size: 310 }),
  figure('stand', 'studentRose', { x: 630, y: 744, size: 250 }),
  figure('stand', 'studentRose', { x: 1090, y: 744, size: 240 }),
  figure('show', 'teacher', { x: 1470, y: 740, size: 330, left: true }),
  rect(0, 830, 1600, 70, mix(C.peach, C.sand, 0.55)),
]);
