import { at, circle, path, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { peacock } from '../parts/creature';
import { featherEye } from '../parts/feather';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { lotus } from '../parts/lotus';
import { plantPot, table } from '../parts/prop';
import { alike, room } from '../parts/room';
import { easel } from '../parts/things';
import { share } from '../share';

const wall = mix(C.marigoldPale, C.rosePale, 0.5);

const peacockPicture = at(20, -92, 0.62, peacock(0, 0));
const hills =
  rect(-84, -200, 168, 124, C.peach) +
  circle(-30, -150, 24, C.marigold) +
  path('M-84 -110Q-30 -150 20 -112T84 -130V-76H-84Z', C.leaf) +
  path('M-84 -92Q0 -116 84 -88V-76H-84Z', C.tulsi);
const flower = at(0, -96, 1.3, lotus());

const pots = [C.rose, C.marigold, C.peacock, C.leaf]
  .map(
    (c, i) =>
      rect(i * 34, -34, 26, 34, C.ivory, { rx: 3 }) + rect(i * 34, -34, 26, 12, c, { rx: 3 }),
  )
  .join('');

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.sand, C.peach, 0.35),
    floorAt: 620,
    windows: alike([250, 1350], 490, 240, 330),
  }),
  rect(520, 200, 150, 110, C.sandDeep),
  rect(530, 210, 130, 90, C.river),
  path('M530 300V270Q570 230 600 262T660 256V300Z', C.peacock),
  rect(930, 200, 150, 110, C.sandDeep),
  rect(940, 210, 130, 90, C.rosePale),
  at(1005, 296, 0.8, lotus()),
  rect(730, 190, 140, 140, C.sandDeep),
  rect(742, 202, 116, 116, C.ivory),
  at(768, 226, 1.05, featherEye()),
  easel(560, 700, 1.4, peacockPicture),
  easel(960, 700, 1.4, hills),
  easel(1300, 730, 1.4, flower),
  figure('reach', 'studentWhite', { x: 390, y: 720, size: 300 }),
  stroke('M476 500L520 486', C.earth, 6),
  figure('reach', 'studentRose', { x: 790, y: 720, size: 300 }),
  stroke('M876 500L920 486', C.earth, 6),
  figure('reach', 'studentWhite', { x: 1130, y: 740, size: 300 }),
  stroke('M1216 520L1260 506', C.earth, 6),
  figure('show', 'madam', { x: 230, y: 740, size: 350 }),
  table(680, 770, 190, 100),
  share(pots, 618, 660),
  plantPot(1480, 790, 1.4),
]);
