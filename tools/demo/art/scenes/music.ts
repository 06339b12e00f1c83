import { at, circle, oval, path, poly, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { lamp, tabla } from '../parts/prop';
import { room } from '../parts/room';
import { share } from '../share';

const tanpura = at(
  0,
  0,
  1,
  stroke('M0 -40L-40 -300', C.earth, 15),
  oval(4, -24, 52, 56, C.sandDeep),
  path('M4 -80A52 56 0 0 1 4 32C30 10 34 -40 4 -80Z', C.earth, { opacity: 0.5 }),
  circle(0, -30, 12, C.earth),
  stroke('M2 -20L-38 -290M10 -20L-32 -290', C.marigoldPale, 2),
  stroke('M-50 -286h28M-46 -262h28', C.earth, 7),
);

const harmonium =
  rect(-60, -58, 120, 58, C.earth) +
  rect(-60, -58, 120, 20, C.ivory) +
  stroke('M-48 -50v8M-36 -50v8M-18 -50v8M-6 -50v8M6 -50v8M24 -50v8M36 -50v8M48 -50v8', C.ink, 5) +
  rect(-54, -30, 108, 6, C.marigold);

const notes = stroke('M0 0V-40L26 -48V-8', C.rose, 5) + stroke('M-5 0h.1M21 -8h.1', C.rose, 15);

export default scene('gold', (mood) => [
  lifted(
    60,
    room(mood, {
      wall: mix(C.rosePale, C.peach, 0.4),
      floor: mix(C.sand, C.pink, 0.25),
      floorAt: 610,
      windows: [
        [370, 500, 240, 330],
        [800, 510, 290, 350],
        [1230, 500, 240, 330],
      ],
    }),
    at(120, 580, 1, tanpura),
    at(1480, 580, [-1, 1], tanpura),
    poly('250,640 1350,640 1490,780 110,780', C.peacock),
    poly('286,654 1314,654 1430,766 170,766', C.peacockLight),
    poly('310,664 1290,664 1392,756 208,756', C.peacock),
    figure('drum', 'studentWhite', { x: 560, y: 700, size: 350 }),
    tabla(564, 706, 2.5),
    figure('flute', 'student', { x: 1050, y: 700, size: 350 }),
    stroke('M1056 530L1150 552', C.sandDeep, 11),
    figure('drum', 'teacher', { x: 800, y: 686, size: 380 }),
    at(800, 724, 1.5, harmonium),
    figure('listen', 'studentRose', { x: 330, y: 726, size: 320 }),
    figure('listen', 'studentRose', { x: 1270, y: 726, size: 320, left: true }),
    share(notes, 640, 300, 1),
    share(notes, 960, 260, 1.2),
    share(notes, 890, 380, 0.8),
    lamp(150, 800, 1.4, true),
    lamp(1450, 800, 1.4, true),
  ),
]);
