import { at, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { featherEye } from '../parts/feather';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bench, bottle } from '../parts/lab';
import { bookPile, lamp, plantPot } from '../parts/prop';
import { alike, fileShelves, room } from '../parts/room';
import { share } from '../share';

const wall = mix(C.peach, C.ivory, 0.35);
const wood = mix(C.sandDeep, C.earth, 0.3);

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.sand, C.peach, 0.35),
    floorAt: 620,
    windows: alike([560, 1010], 490, 270, 340),
  }),
  share(fileShelves(wood), 60, 640),
  share(fileShelves(wood), 1290, 640),
  rect(720, 220, 130, 160, C.sandDeep, { rx: 4 }),
  rect(732, 232, 106, 136, C.ivory),
  at(753, 258, 1, featherEye()),
  figure('give', 'madam', { x: 600, y: 690, size: 350, shadow: false }),
  figure('stand', 'father', { x: 1130, y: 740, size: 372, left: true }),
  figure('take', 'mother', { x: 970, y: 744, size: 346, left: true }),
  rect(816, 496, 56, 70, C.ivory, { transform: 'rotate(8 844 530)' }),
  stroke('M828 514l34 5M826 526l34 5M824 538l22 3', C.sand, 4),
  bench(620, 740, 560, 180, wood),
  bookPile(440, 552, 90, 3),
  stroke('M720 552V500', C.marigold, 8),
  bottle(760, 552, 40, C.ink),
  lamp(520, 552, 0.9),
  figure('namaste', 'studentWhite', { x: 870, y: 770, size: 256, left: true }),
  plantPot(230, 800, 1.5),
  plantPot(1400, 800, 1.5),
]);
