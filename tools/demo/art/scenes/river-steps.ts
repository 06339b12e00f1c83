import { points } from '../geometry';
import { at, path, stroke } from '../markup';
import { C, darker, mix } from '../palette';
import { chhatri, facade } from '../parts/building';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { ghat, platform } from '../parts/ghat';
import { ridge, river } from '../parts/land';
import { flag, tower } from '../parts/shikhara';
import { clouds, sky, sun } from '../parts/sky';
import { skyline } from '../parts/town';
import { banyan, bough } from '../parts/tree';
import { share } from '../share';

const boat = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    path('M-120 -26Q-100 0 -60 2H64Q104 0 132 -34Q60 -16 0 -16T-120 -26Z', C.earth),
    path('M-120 -26Q-60 -16 0 -16T132 -34L128 -27Q60 -8 0 -8T-114 -18Z', C.marigold),
    path('M-46 -18V-58Q0 -84 46 -58V-18H38V-54H-38V-18Z', C.sandDeep),
    path('M-54 -56Q0 -96 54 -56Z', C.rose),
    figure('stand', 'farmer', { x: 84, y: -14, size: 92, left: true, shadow: false }),
    stroke('M74 -62L104 30', C.sandDeep, 5),
  );

const flame =
  path('M-12 0H12L6 8H-6Z', C.tulsi) + path('M0 -20Q10 -8 0 -1Q-10 -8 0 -20Z', C.marigold);

const flames = '250,742 392,720 520,772 150,808 340,830 470,690';

export default scene('dawn', (mood) => [
  sky(mood, 520),
  sun(mood, 430, 372, 76),
  clouds(mood, [70, 180, 260], [620, 130, 240]),
  lifted(
    60,
    ridge(480, 20, 31, mood.far),
    skyline(512, mix(mood.far, mood.middle, 0.25), -20, 0.6),
    skyline(512, mix(mood.far, mood.middle, 0.25), 300, 0.6),
    river(mood, 514, 970, 430),
    boat(330, 640, 0.95),
    banyan(1500, 470, 1.1),
    at(1290, 330, 0.74, flag(0, -286, 70), tower(170, 240, C.red)),
    facade(1080, 470, 560, 150, { bays: 7, kiosks: [0.12] }),
    ghat(960, 470, 700, 10, 26, 42),
    platform(880, 640, 190, 40),
    chhatri(880, 640, 1),
    platform(1150, 730, 190, 40),
    figure('namaste', 'mother', { x: 1100, y: 628, size: 128, left: true }),
    figure('namaste', 'student', { x: 752, y: 722, size: 126 }),
    figure('lotus', 'studentWhite', { x: 1150, y: 728, size: 132 }),
    ...points(flames).map(([x, y]) => share(flame, x, y)),
    path('M-20 1000V846Q80 830 190 862T460 1000Z', darker(C.tulsi, 0.2)),
    bough(-40, 34, [1, 1]),
  ),
]);
