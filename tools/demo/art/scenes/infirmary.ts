import { at, circle, el, path, rect, stroke } from '../markup';
import { C, mix, paler } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { bottle } from '../parts/lab';
import { plantPot } from '../parts/prop';
import { room, shelves } from '../parts/room';
import { cot } from '../parts/things';
import { share } from '../share';

const wall = mix(C.river, C.ivory, 0.55);

const cabinet = shelves(0, 0, 250, 400, 4, C.sand, (x, y, w, _h, i) =>
  i < 3
    ? share(
        bottle(0, 0, 62, C.tulsi) +
          bottle(40, 0, 48, C.marigold) +
          bottle(78, 0, 58, C.rose) +
          bottle(116, 0, 66, C.peacockLight) +
          bottle(152, 0, 50, C.inkSoft),
        x + 26,
        y,
      )
    : rect(x + 10, y - 54, w - 20, 54, C.ivory, { rx: 4 }) +
      rect(x + w / 2 - 16, y - 34, 32, 8, C.sandDeep),
);

/** A leaf, because the red cross is a protected emblem. */
const sign =
  circle(0, 0, 56, C.ivory) +
  path('M0 36C-40 14 -34 -22 0 -40C34 -22 40 14 0 36Z', C.tulsi) +
  stroke('M0 44V-22M0 16L-14 2M0 4L14 -10', C.ivory, 4);

export default scene('morning', (mood) => [
  room(mood, {
    wall,
    floor: mix(C.line, C.river, 0.25),
    floorAt: 590,
    windows: [[780, 470, 280, 330]],
  }),
  share(cabinet, 160, 600),
  at(520, 300, 1, sign),
  stroke('M1010 196H1540', C.sandDeep, 9),
  path('M1270 196H1540V610Q1500 590 1470 610T1400 610T1330 610T1270 610Z', C.rosePale),
  path(
    'M1330 196V610Q1300 596 1270 610V196ZM1470 196V610Q1440 596 1400 610V196Z',
    mix(C.rosePale, C.rose, 0.18),
  ),
  cot(690, 690, 560, C.peacockLight, 90),
  el(
    'g',
    { transform: 'translate(800 566) rotate(-72)' },
    figure('stand', 'studentWhite', { x: 0, y: 214, size: 236, shadow: false }),
  ),
  path('M920 570Q1000 540 1110 566L1238 596V640Q1080 654 914 640Z', C.peacockLight),
  path('M920 570Q940 600 914 640L944 642Q966 600 948 562Z', paler(C.peacockLight, 0.4)),
  figure('give', 'nurse', { x: 600, y: 720, size: 340 }),
  rect(688, 486, 26, 34, C.marigold, { rx: 3 }),
  figure('read', 'teacher', { x: 1350, y: 724, size: 350, left: true }),
  rect(1262, 470, 60, 80, C.sandDeep, { rx: 4 }),
  rect(1268, 478, 48, 66, C.ivory),
  plantPot(1500, 780, 1.4),
  plantPot(90, 780, 1.2),
]);
