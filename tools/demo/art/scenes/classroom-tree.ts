import { path, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { bookPile, mat, openBook } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { ashoka, banyan } from '../parts/tree';

const board =
  stroke('M1150 718L1178 500M1330 718L1300 500', C.earth, 9) +
  rect(1130, 490, 220, 140, C.sandDeep, { rx: 4 }) +
  rect(1140, 500, 200, 120, C.tulsi) +
  stroke('M1166 536h84M1166 562h130M1166 588h60M1286 532l26 26m0 -26l-26 26', C.ivory, 5, {
    opacity: 0.75,
  });

export default scene('morning', (mood) => [
  sky(mood),
  sun(mood, 210, 250, 66),
  clouds(mood, [330, 170, 260], [40, 330, 180], [1250, 200, 240]),
  birds(420, 260),
  lifted(
    110,
    ridge(520, 36, 41, mood.far),
    ridge(572, 20, 17, mood.middle),
    facade(60, 640, 420, 130, { bays: 5, kiosks: [0.5] }),
    ashoka(40, 650, 1.1),
    ashoka(500, 650, 1),
    hill('0,640 420,630 900,640 1600,622', mood.ground),
    hill('0,720 500,694 1000,690 1600,716', mix(mood.ground, mood.groundDeep, 0.5)),
    path('M480 712Q800 660 1180 704Q1240 770 1020 796Q760 822 540 790Q420 760 480 712Z', C.tulsi, {
      opacity: 0.28,
    }),
    banyan(850, 712, 1.5),
    board,
    mat(1040, 718, 170, 26, C.rose),
    figure('teach', 'teacher', { x: 1040, y: 712, size: 236, left: true }),
    figure('side', 'studentRose', { x: 690, y: 704, size: 190 }),
    figure('side', 'studentWhite', { x: 800, y: 704, size: 190 }),
    figure('side', 'studentWhite', { x: 510, y: 770, size: 216 }),
    figure('side', 'studentRose', { x: 640, y: 782, size: 216 }),
    figure('side', 'studentWhite', { x: 770, y: 786, size: 216 }),
    figure('side', 'studentRose', { x: 900, y: 778, size: 216 }),
    openBook(552, 738, 2),
    openBook(812, 754, 2, C.marigold),
    bookPile(1140, 730, 64, 3),
    hill('-20,876 300,890 800,912 1250,890 1620,872', C.tulsi),
    tufts(C.tulsiDeep, [110, 940, 1], [330, 950, 0.7], [1240, 950, 0.8], [1490, 936, 1.1]),
  ),
]);
