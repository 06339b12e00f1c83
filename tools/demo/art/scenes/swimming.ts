import { poly, rect, stroke } from '../markup';
import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { ridge } from '../parts/land';
import type { LookName } from '../parts/looks';
import { birds, clouds, sky, sun } from '../parts/sky';
import { kadamba, palm } from '../parts/tree';
import { share } from '../share';

const splash = stroke(
  'M-40 6q-24 -8 -48 0M30 10q30 -10 64 0M-14 -18l-8 -18M6 -20l4 -22M24 -14l16 -14',
  C.white,
  5,
  { opacity: 0.8 },
);
const swimmer = (x: number, y: number, size: number, who: LookName) =>
  figure('swim', who, { x, y, size, shadow: false }) +
  share(splash, x + size * 0.1, y + 8, size / 200);

export default scene('noon', (mood) => [
  sky(mood, 520),
  sun(mood, 260, 190, 62),
  clouds(mood, [400, 150, 260], [1160, 130, 300]),
  birds(960, 210),
  ridge(390, 26, 203, mood.far),
  kadamba(80, 470, 1),
  kadamba(1520, 470, 1),
  palm(1330, 470, 1),
  palm(240, 470, 0.9),
  facade(330, 460, 900, 150, { bays: 9, kiosks: [0.06, 0.94] }),
  rect(0, 456, 1600, 60, mix(C.peach, C.ivory, 0.4)),
  poly('140,510 1460,510 1700,900 -100,900', C.line),
  poly('170,522 1430,522 1650,900 -50,900', '#6DB9BD'),
  poly('170,522 1430,522 1450,556 150,556', C.peacockLight),
  stroke('M430 524L230 900M680 524L590 900M930 524L990 900M1180 524L1380 900', C.ivory, 8, {
    'stroke-dasharray': '26 22',
    'stroke-linecap': 'butt',
  }),
  stroke(
    'M240 600h80M700 580h90M1240 640h110M480 690h70M1120 720h120M60 820h120M820 850h140',
    C.white,
    5,
    { opacity: 0.5 },
  ),
  swimmer(560, 610, 220, 'yogi'),
  swimmer(820, 660, 250, 'yogi'),
  swimmer(1110, 620, 230, 'yogi'),
  swimmer(420, 740, 270, 'yogi'),
  figure('wave', 'sport', { x: 1330, y: 512, size: 210, left: true }),
  figure('show', 'teacher', { x: 300, y: 510, size: 230 }),
  figure('stand', 'sportRed', { x: 410, y: 508, size: 180 }),
  figure('stand', 'sportRed', { x: 1240, y: 508, size: 180 }),
  stroke('M1420 560V470q0 -24 24 -24M1470 570V480q0 -24 24 -24', C.white, 8),
]);
