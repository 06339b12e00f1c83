import { at, circle, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bench, gear, robot } from '../parts/lab';
import { plantPot } from '../parts/prop';
import { alike, room } from '../parts/room';

const wood = mix(C.sandDeep, C.earth, 0.2);
const wall = mix(C.river, C.ivory, 0.35);

const board =
  rect(560, 210, 480, 190, C.peacockDeep, { rx: 8 }) +
  stroke(
    'M600 340h70l24 -46h60l24 46h60M640 260h90M860 260h60v60h70M940 350h60',
    C.peacockLight,
    5,
  ) +
  stroke('M600 340v.1M838 340v.1M860 260v.1M990 320v.1M730 260v.1', C.marigold, 15);

const drone = at(
  1180,
  250,
  1,
  rect(-40, -12, 80, 26, C.inkSoft, { rx: 12 }),
  stroke('M-34 -8L-84 -26M34 -8L84 -26M-24 14v16M24 14v16', C.inkSoft, 6),
  stroke('M-128 -32h88M40 -32h88', C.peacock, 5, { opacity: 0.6 }),
  circle(0, 2, 7, C.marigold),
);

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.sand, C.peach, 0.3),
    floorAt: 660,
    windows: alike([260, 1340], 500, 230, 320),
  }),
  board,
  gear(1110, 330, 30, C.sand),
  gear(1160, 370, 20, C.marigold),
  drone,
  figure('reach', 'studentRose', { x: 620, y: 700, size: 320, shadow: false }),
  figure('show', 'madam', { x: 430, y: 700, size: 350, shadow: false }),
  figure('give', 'studentRose', { x: 1090, y: 700, size: 316, shadow: false, left: true }),
  bench(800, 760, 900, 190, wood),
  robot(830, 566, 0.92),
  rect(510, 512, 130, 52, C.ink, { rx: 6 }),
  rect(518, 518, 114, 40, C.peacockLight),
  rect(492, 562, 166, 8, C.inkSoft),
  stroke('M1060 560h60M1140 560v-30h40', C.inkSoft, 9),
  gear(1200, 548, 16, C.rose),
  stroke('M300 860Q560 800 800 840T1300 830', C.ink, 10, { opacity: 0.5 }),
  at(1180, 836, 0.34, robot(0, 0, 1)),
  plantPot(180, 800, 1.3),
]);
