import { at, path, poly, stroke } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { alike, room } from '../parts/room';
import { thali } from '../parts/things';

const wall = mix(C.marigoldPale, C.ivory, 0.35);

const bucket =
  path('M-26 -54H26L19 0H-19Z', '#C9C6CE') +
  path('M4 -54H26L19 0H4Z', '#A9A6B4') +
  stroke('M-26 -54Q0 -92 26 -54', C.inkSoft, 4);

/** One row of students, each with a plate in front. */
const seats = (y: number, xs: readonly number[], size: number) =>
  xs
    .map(
      (x, i) =>
        figure('study', i % 2 ? 'student' : 'studentWhite', { x, y, size }) +
        thali(x, y + size * 0.1, size / 200),
    )
    .join('');

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.peach, C.sand, 0.35),
    floorAt: 520,
    windows: alike([240, 520, 800, 1080, 1360], 440, 200, 270),
  }),
  poly('130,560 1470,560 1500,604 100,604', C.rose),
  seats(566, [240, 400, 560, 720, 880, 1040, 1200, 1360], 200),
  poly('20,724 1580,724 1640,794 -40,794', C.peacock),
  figure('carry', 'teacher', { x: 960, y: 700, size: 290, left: true }),
  at(896, 566, 1.1, bucket),
  figure('carry', 'mother', { x: 450, y: 690, size: 280 }),
  at(514, 566, 1.1, bucket),
  seats(738, [170, 420, 670, 920, 1170, 1420], 310),
]);
