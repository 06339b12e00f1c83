import { rect } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bottle } from '../parts/lab';
import { books, mat, openBook, plantPot } from '../parts/prop';
import { alike, room } from '../parts/room';
import { cot } from '../parts/things';
import { share } from '../share';

const wall = mix(C.lilac, C.ivory, 0.45);

const shelf = (x: number) =>
  rect(x, 330, 220, 12, C.earth) +
  share(books(0, 0, 120, 70, 1), x + 10, 330) +
  bottle(x + 190, 330, 50, C.peacock);

const trunk =
  rect(-60, -56, 120, 56, C.inkSoft, { rx: 5 }) +
  rect(-60, -56, 120, 18, C.ink, { rx: 5 }) +
  rect(-10, -46, 20, 18, C.marigold, { rx: 3 });

export default scene('dawn', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.sand, C.lilac, 0.25),
    floorAt: 560,
    windows: alike([530, 1070], 450, 240, 300),
  }),
  shelf(690),
  shelf(170),
  shelf(1230),
  cot(60, 620, 380, C.rose),
  cot(610, 620, 380, C.peacock),
  cot(1160, 620, 380, C.marigold),
  figure('study', 'studentWhite', { x: 800, y: 540, size: 250, shadow: false }),
  openBook(802, 500, 2.4),
  figure('carry', 'studentRose', { x: 1070, y: 690, size: 300 }),
  rect(1134, 506, 76, 30, C.ivory, { rx: 6 }),
  rect(1134, 528, 76, 12, C.rosePale, { rx: 4 }),
  figure('stand', 'studentTeal', { x: 500, y: 690, size: 290 }),
  figure('bow', 'student', { x: 230, y: 730, size: 290 }),
  share(trunk, 650, 690, 1.1),
  share(trunk, 1440, 700, 1.2),
  mat(800, 770, 520, 50, C.peacockLight),
  plantPot(60, 800, 1.2),
]);
