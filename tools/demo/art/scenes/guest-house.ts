import { times } from '../geometry';
import { path, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { archway } from '../parts/arch';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { lamp } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { kadamba, palm } from '../parts/tree';
import { share } from '../share';

const stone = mix(C.red, C.sand, 0.35);

const bag =
  rect(-30, -44, 60, 44, C.peacockDeep, { rx: 6 }) + stroke('M-12 -44Q0 -66 12 -44', C.ink, 5);

const bed =
  path('M-120 0C-100 -40 -40 -30 0 -34S100 -44 120 0Z', C.tulsi) +
  stroke('M-80 -22h.1M-44 -30h.1M-8 -34h.1M30 -32h.1M68 -30h.1', C.rosePale, 16);

export default scene('gold', (mood) => [
  sky(mood, 600),
  sun(mood, 230, 330, 80),
  clouds(mood, [380, 170, 260], [1180, 150, 280]),
  birds(300, 190),
  ridge(470, 30, 93, mood.far),
  ridge(520, 16, 97, mood.middle),
  kadamba(1440, 620, 1.6),
  kadamba(120, 620, 1.2),
  palm(320, 630, 1.35),
  palm(1290, 630, 1.1),
  facade(440, 620, 740, 360, {
    bays: 6,
    floors: 2,
    stone,
    opening: C.marigoldPale,
    kiosks: [0.1, 0.5, 0.9],
    foils: 3,
  }),
  rect(720, 560, 180, 60, darker(stone, 0.2)),
  archway(810, 620, 110, 150, C.marigoldPale, paler(stone, 0.35)),
  stroke(times(24, (i) => `M${454 + i * 31} 440v-34`).join(''), paler(stone, 0.3), 6, {
    opacity: 0.8,
  }),
  stroke('M446 404H1174', paler(stone, 0.35), 8),
  hill('0,622 800,614 1600,622', mood.ground),
  path(
    'M770 618H850C870 700 980 800 1080 900H540C640 800 750 700 770 618Z',
    mix(C.peach, C.ivory, 0.4),
  ),
  share(bed, 560, 650),
  share(bed, 1060, 650),
  figure('namaste', 'elder', { x: 880, y: 676, size: 230, left: true }),
  figure('walk', 'father', { x: 690, y: 724, size: 262 }),
  share(bag, 742, 638, 1.05),
  figure('walk', 'mother', { x: 600, y: 738, size: 246 }),
  figure('walk', 'studentRose', { x: 780, y: 744, size: 180 }),
  lamp(990, 690, 1.1, true),
  hill('-20,790 260,806 480,880 560,960', C.tulsi),
  hill('1060,960 1150,880 1340,806 1620,786', C.tulsi),
  tufts(C.tulsiDeep, [110, 862, 1], [330, 890, 0.8], [1300, 880, 0.8], [1500, 860, 1.1]),
]);
