import { at, path, stroke } from '../markup';
import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { cow } from '../parts/creature';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { birds, clouds, sky, sun } from '../parts/sky';
import { sapling } from '../parts/things';
import { kadamba } from '../parts/tree';

const can =
  path('M-26 -44H26V0H-26Z', C.peacock) +
  path('M8 -44H26V0H8Z', C.peacockDeep) +
  stroke('M24 -14L62 -50M-20 -44Q0 -80 20 -44', C.peacock, 7) +
  stroke('M54 -58L72 -44', C.peacock, 9) +
  stroke('M74 -36q10 20 8 46M66 -36q4 24 0 44', C.river, 4);

export default scene('morning', (mood) => [
  sky(mood, 560),
  sun(mood, 280, 240, 70),
  clouds(mood, [440, 170, 260], [1100, 140, 300], [60, 350, 180]),
  birds(860, 240),
  ridge(440, 34, 163, mood.far),
  ridge(490, 18, 167, mood.middle),
  facade(1120, 540, 420, 110, { bays: 6, kiosks: [0.5] }),
  ...[60, 190, 330, 470].map((x, i) => kadamba(x, 552 + (i % 2) * 8, 0.8 + (i % 2) * 0.2)),
  cow(1010, 556, 0.6),
  hill('0,548 600,540 1100,544 1600,548', mood.ground),
  hill('0,640 600,616 1100,618 1600,636', mix(mood.ground, mood.groundDeep, 0.5)),
  ...[180, 400, 1180, 1400].map((x) => sapling(x, 630, 0.9)),
  sapling(800, 716, 1.7),
  figure('plant', 'studentWhite', { x: 700, y: 724, size: 340 }),
  figure('hoe', 'farmer', { x: 470, y: 730, size: 330 }),
  stroke('M520 586L640 700', C.sandDeep, 10),
  path('M628 690L668 700L640 724Z', C.inkSoft),
  figure('give', 'madam', { x: 980, y: 726, size: 330, left: true }),
  at(900, 552, [-1.1, 1.1], can),
  figure('carry', 'studentRose', { x: 1220, y: 724, size: 280, left: true }),
  sapling(1156, 566, 0.8),
  ...[260, 560, 1060, 1380].map((x) => sapling(x, 776, 1.2)),
  hill('-20,830 300,842 800,866 1250,842 1620,826', C.tulsi),
  tufts(C.tulsiDeep, [90, 890, 1], [1510, 884, 1.1]),
]);
