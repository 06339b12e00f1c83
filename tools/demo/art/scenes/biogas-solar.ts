import { C, mix } from '../palette';
import { facade } from '../parts/building';
import { cow } from '../parts/creature';
import { digester, solarPanel } from '../parts/energy';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, rows } from '../parts/land';
import { pot } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { kadamba } from '../parts/tree';

export default scene('morning', (mood) => [
  sky(mood, 560),
  sun(mood, 300, 220, 76),
  clouds(mood, [520, 150, 280], [1200, 200, 260], [60, 340, 180]),
  birds(980, 230),
  ridge(430, 30, 83, mood.far),
  ridge(470, 16, 85, mood.middle),
  facade(1090, 520, 460, 110, { bays: 6 }),
  kadamba(80, 530, 1),
  kadamba(1040, 530, 0.8),
  cow(250, 530, 0.5),
  cow(370, 536, 0.5),
  hill('0,524 500,516 1000,520 1600,514', mood.ground),
  ...[1060, 1290, 1520].map((x) => solarPanel(x, 620, 0.84)),
  digester(570, 660, 1.12),
  hill('0,660 500,648 1000,640 1600,640', mix(mood.ground, mood.groundDeep, 0.5)),
  ...[1010, 1280, 1550].map((x) => solarPanel(x, 730, 1.08)),
  figure('show', 'teacher', { x: 810, y: 706, size: 270, left: true }),
  figure('stand', 'studentWhite', { x: 900, y: 720, size: 226 }),
  figure('stand', 'studentWhite', { x: 970, y: 732, size: 226 }),
  figure('carry', 'farmer', { x: 250, y: 706, size: 262 }),
  pot(318, 560, 52, C.sandDeep),
  hill('-20,800 400,790 900,806 1620,790', C.tulsi),
  rows(806, C.leaf, [800, 560]),
]);
