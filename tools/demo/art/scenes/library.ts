import { at, oval, path, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bookPile, books, openBook, plantPot } from '../parts/prop';
import { room, shelves } from '../parts/room';
import { share } from '../share';

const wood = mix(C.sandDeep, C.earth, 0.25);

const row = (start: number) => books(0, 0, 240, 92, start);
const unit = shelves(0, 0, 270, 500, 4, wood, (x, y, _w, _h, i) => share(row(i % 2 ? 3 : 0), x, y));

const ladder = stroke(
  'M1130 690L1190 220M1190 690L1238 220M1139 620h59M1148 550h57M1157 480h55M1166 410h53M1175 340h51',
  C.sand,
  9,
);

const globe = at(
  940,
  604,
  1,
  path('M-22 0H22L8 -12H-8Z', C.earth),
  oval(0, -44, 34, 34, C.peacockLight),
  path(
    'M-26 -62Q-8 -72 -4 -56T-18 -36Q-32 -44 -26 -62ZM6 -70Q24 -66 26 -48T10 -26Q2 -40 6 -70Z',
    C.leaf,
  ),
  stroke('M14 -84A42 42 0 0 1 24 -10', C.sandDeep, 5),
);

export default scene('morning', (mood) => [
  room(mood, {
    wall: mix(C.marigoldPale, C.peach, 0.55),
    floor: mix(C.sand, C.peach, 0.25),
    windows: [[800, 560, 250, 380]],
  }),
  share(unit, 40, 690),
  share(unit, 320, 690),
  share(unit, 1010, 690),
  share(unit, 1290, 690),
  ladder,
  figure('reach', 'studentTeal', { x: 960, y: 694, size: 200 }),
  figure('read', 'madam', { x: 440, y: 712, size: 270 }),
  openBook(482, 534, 2.2, C.marigold),
  figure('study', 'studentWhite', { x: 680, y: 716, size: 300, shadow: false }),
  figure('study', 'studentWhite', { x: 900, y: 716, size: 300, shadow: false, left: true }),
  rect(540, 660, 500, 96, wood),
  rect(556, 676, 468, 64, mix(wood, C.sand, 0.3)),
  rect(524, 640, 532, 22, C.sand, { rx: 3 }),
  openBook(684, 634, 3.4, C.peacock),
  openBook(896, 634, 3.4, C.rose),
  bookPile(588, 640, 76, 3),
  at(60, 32, 1, globe),
  figure('listen', 'student', { x: 290, y: 790, size: 216 }),
  openBook(322, 750, 2.2, C.tulsi),
  bookPile(1290, 800, 100, 5),
  plantPot(1410, 800, 1.4),
  plantPot(150, 790, 1.2),
]);
