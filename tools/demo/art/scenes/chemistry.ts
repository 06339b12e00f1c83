import { rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bench, bottle, flask, microscope, retort, tubes } from '../parts/lab';
import { openBook, plantPot } from '../parts/prop';
import { alike, room } from '../parts/room';
import { share } from '../share';

const wood = mix(C.sandDeep, C.earth, 0.35);
const wall = mix(C.leaf, C.ivory, 0.6);

const glassware = (x: number, y: number) =>
  share(
    bottle(0, 0, 70, C.peacock) +
      bottle(46, 0, 54, C.marigold) +
      bottle(88, 0, 64, C.rose) +
      bottle(132, 0, 50, C.tulsi) +
      bottle(172, 0, 72, C.inkSoft),
    x,
    y,
  );

const shelf = (x: number, y: number) => glassware(x + 24, y) + rect(x - 10, y, 240, 12, wood);

const molecule =
  stroke(
    'M700 270L760 236L820 270V334L760 368L700 334ZM820 270L880 236M700 334L646 366',
    C.ivory,
    7,
  ) +
  stroke('M700 270v.1M760 368v.1M880 236v.1', C.marigold, 28) +
  stroke('M760 236v.1M820 334v.1M646 366v.1', C.rosePale, 28);

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.sand, C.line, 0.5),
    floorAt: 660,
    windows: alike([200, 1400], 500, 220, 310),
  }),
  rect(590, 196, 340, 214, C.earth, { rx: 6 }),
  rect(602, 208, 316, 190, C.tulsi),
  molecule,
  shelf(346, 300),
  shelf(346, 420),
  shelf(1016, 300),
  shelf(1016, 420),
  figure('reach', 'studentTeal', { x: 560, y: 710, size: 320, shadow: false }),
  figure('give', 'madam', { x: 1130, y: 710, size: 346, shadow: false, left: true }),
  figure('read', 'studentWhite', { x: 400, y: 710, size: 310, shadow: false }),
  openBook(450, 496, 2.6),
  bench(800, 770, 1000, 190, wood),
  retort(776, 574, 1.25, C.rose),
  flask(640, 574, 1.1, C.marigold),
  flask(930, 574, 1.3, C.peacockLight),
  flask(1010, 574, 0.9, C.leaf),
  tubes(500, 574, 0.9),
  microscope(1180, 574, 1),
  plantPot(1450, 800, 1.3),
]);
