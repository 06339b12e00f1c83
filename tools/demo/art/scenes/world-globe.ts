import { circle, stroke } from '../markup';
import { C } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { birds, clouds, sky } from '../parts/sky';
import { globe } from '../parts/things';
import { kadamba } from '../parts/tree';

export default scene('dawn', (mood) => [
  sky(mood, 640),
  circle(800, 420, 430, mood.sun, { opacity: 0.25 }),
  circle(800, 420, 350, mood.sun, { opacity: 0.4 }),
  clouds(mood, [60, 260, 260], [1230, 230, 280], [180, 420, 160], [1180, 440, 170]),
  globe(800, 400, 260),
  stroke('M640 470Q560 220 760 250M640 470Q700 180 950 330M640 470Q820 280 960 480', C.ivory, 6, {
    'stroke-dasharray': '2 16',
  }),
  stroke('M640 470h.1', C.rose, 34),
  stroke('M760 250h.1M950 330h.1M960 480h.1', C.marigold, 24),
  birds(1120, 300, C.inkSoft, 1.3),
  birds(330, 260),
  ridge(640, 24, 213, mood.middle),
  hill('0,690 500,650 800,636 1100,650 1600,690', mood.ground),
  kadamba(190, 700, 1.3),
  kadamba(1420, 700, 1.3),
  figure('show', 'teacher', { x: 560, y: 726, size: 330 }),
  figure('wave', 'studentWhite', { x: 690, y: 712, size: 240 }),
  figure('stand', 'studentRose', { x: 790, y: 716, size: 240 }),
  figure('wave', 'studentWhite', { x: 910, y: 712, size: 240, left: true }),
  figure('show', 'madam', { x: 1040, y: 726, size: 310, left: true }),
  hill('-20,800 300,812 800,836 1250,812 1620,796', C.tulsi),
  tufts(C.tulsiDeep, [110, 866, 1], [340, 880, 0.7], [1260, 876, 0.8], [1490, 862, 1.1]),
]);
