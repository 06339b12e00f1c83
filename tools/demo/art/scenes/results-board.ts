import { path, poly, rect, stroke } from '../markup';
import { C, darker, mix } from '../palette';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge } from '../parts/land';
import { garland } from '../parts/prop';
import { clouds, sky, sun } from '../parts/sky';
import { kadamba, shrub } from '../parts/tree';
import { share } from '../share';

const bars = [120, 180, 150, 220, 200]
  .map((h, i) =>
    rect(
      640 + i * 62,
      470 - h,
      40,
      h,
      [C.peacockLight, C.marigold, C.rosePale, C.marigold, C.peacockLight][i] ?? C.ivory,
      { rx: 3 },
    ),
  )
  .join('');

const star = path('M0 -22L6 -7L22 -7L9 3L14 18L0 9L-14 18L-9 3L-22 -7L-6 -7Z', C.marigold);

export default scene('morning', (mood) => [
  sky(mood, 560),
  sun(mood, 240, 230, 66),
  clouds(mood, [60, 340, 200], [1240, 160, 280]),
  ridge(450, 26, 123, mood.far),
  facade(-60, 580, 520, 190, { bays: 4, kiosks: [0.8] }),
  facade(1160, 580, 520, 190, { bays: 4, kiosks: [0.2] }),
  kadamba(470, 590, 1.1),
  kadamba(1150, 590, 1.1),
  hill('0,580 800,572 1600,580', mix(C.peach, C.sand, 0.3)),
  stroke('M580 640V190M1020 640V190', C.earth, 20),
  rect(560, 180, 480, 330, C.sandDeep, { rx: 8 }),
  rect(576, 196, 448, 298, C.tulsi),
  stroke('M612 470H984M612 470V230', C.ivory, 5, { opacity: 0.7 }),
  bars,
  share(star, 846, 226, 1.1),
  share(star, 722, 268, 0.9),
  poly('540,180 800,120 1060,180', C.red),
  poly('800,120 1060,180 900,180', darker(C.red, 0.2)),
  garland(580, 196, 220, 18, 12),
  garland(800, 196, 220, 18, 12),
  figure('wave', 'studentRose', { x: 640, y: 716, size: 290 }),
  figure('wave', 'studentWhite', { x: 790, y: 706, size: 276 }),
  figure('wave', 'studentRose', { x: 930, y: 716, size: 290, left: true }),
  figure('show', 'teacher', { x: 1110, y: 716, size: 330, left: true }),
  figure('namaste', 'mother', { x: 470, y: 730, size: 310 }),
  figure('stand', 'father', { x: 370, y: 730, size: 336 }),
  shrub(200, 720, 180),
  shrub(1380, 720, 180),
  rect(0, 800, 1600, 100, mix(C.peach, C.sand, 0.55)),
]);
