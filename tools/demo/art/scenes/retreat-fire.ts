import { circle, oval } from '../markup';
import { MOODS } from '../mood';
import { C } from '../palette';
import { fire } from '../parts/energy';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, mountains, ridge, tufts } from '../parts/land';
import { tabla } from '../parts/prop';
import { sky } from '../parts/sky';
import { tent } from '../parts/things';
import { ashoka } from '../parts/tree';

export default scene({ ...MOODS.night, wash: undefined }, (mood) => [
  sky(mood, 640),
  circle(1180, 190, 62, mood.sun),
  circle(1206, 174, 54, mood.sky[1] ?? C.ink),
  mountains('160,330 520,220 900,310 1290,240 1560,340', 560, '#6B6492', '#514F80'),
  ridge(520, 24, 103, '#3A4470'),
  ridge(560, 18, 107, '#2C3C5E'),
  ...[60, 150, 1390, 1470, 1550].map((x, i) => ashoka(x, 600 + (i % 2) * 16, 1.2, '#2A4A55')),
  hill('0,590 500,574 1000,578 1600,590', mood.ground),
  tent(330, 626, 1.05, C.rose),
  tent(1290, 626, 1.05, C.peacockLight),
  tent(1090, 596, 0.7, C.marigold),
  oval(800, 690, 560, 130, C.marigold, { opacity: 0.14 }),
  oval(800, 680, 380, 90, C.marigold, { opacity: 0.2 }),
  circle(800, 590, 150, C.marigold, { opacity: 0.18 }),
  circle(800, 590, 90, C.marigoldPale, { opacity: 0.25 }),
  figure('sit', 'studentWhite', { x: 700, y: 626, size: 210 }),
  figure('sit', 'studentRose', { x: 900, y: 626, size: 210, left: true }),
  fire(800, 672, 1.35),
  figure('side', 'studentWhite', { x: 560, y: 680, size: 250 }),
  figure('teach', 'teacher', { x: 1050, y: 682, size: 280, left: true }),
  figure('side', 'studentRose', { x: 440, y: 742, size: 270 }),
  figure('side', 'studentWhite', { x: 1190, y: 746, size: 270, left: true }),
  figure('drum', 'studentRose', { x: 640, y: 776, size: 280 }),
  tabla(643, 782, 2),
  hill('-20,816 300,830 800,858 1250,830 1620,812', mood.groundDeep),
  tufts('#1B2F38', [110, 880, 1], [360, 896, 0.7], [1240, 890, 0.8], [1490, 876, 1.1]),
]);
