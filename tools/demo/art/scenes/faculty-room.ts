import { at, circle, path, stroke } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bench } from '../parts/lab';
import { bookPile, openBook, plantPot } from '../parts/prop';
import { alike, fileShelves, room } from '../parts/room';
import { share } from '../share';

const wall = mix(C.peacockLight, C.ivory, 0.55);
const wood = mix(C.sandDeep, C.earth, 0.25);

const tea =
  path('M-15 -22H15L11 0H-11Z', C.white) +
  stroke('M15 -18Q28 -14 12 -5', C.white, 4) +
  stroke('M-5 -30q6 -8 0 -16M5 -30q6 -8 0 -16', C.ivory, 3, { opacity: 0.8 });

const clock =
  circle(0, 0, 54, C.earth) +
  circle(0, 0, 45, C.ivory) +
  stroke('M0 0V-30M0 0L20 10', C.ink, 5) +
  stroke('M0 -38v.1M38 0h.1M0 38v.1M-38 0h.1', C.rose, 6);

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.sand, C.peach, 0.3),
    floorAt: 620,
    windows: alike([480, 1120], 490, 260, 330),
  }),
  at(800, 260, 1, clock),
  share(fileShelves(wood), 60, 640),
  share(fileShelves(wood), 1290, 640),
  figure('teach', 'teacher', { x: 600, y: 640, size: 400, shadow: false }),
  figure('study', 'madam', { x: 800, y: 640, size: 390, shadow: false }),
  figure('teach', 'elder', { x: 1000, y: 640, size: 400, shadow: false, left: true }),
  bench(800, 730, 740, 170, wood),
  openBook(800, 540, 3.2, C.marigold),
  share(tea, 690, 554, 1.1),
  share(tea, 930, 554, 1.1),
  bookPile(520, 554, 90, 3),
  bookPile(1080, 554, 80, 2),
  figure('walk', 'nurse', { x: 330, y: 750, size: 350 }),
  bookPile(372, 560, 74, 3),
  plantPot(1300, 790, 1.5),
]);
