import { path, rect, stroke } from '../markup';
import { C, darker, mix, paler, SKIN } from '../palette';
import { archway } from '../parts/arch';
import { facade } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { ghat } from '../parts/ghat';
import { hill, ridge } from '../parts/land';
import { LOOKS } from '../parts/looks';
import { bookPile } from '../parts/prop';
import { clouds, sky, sun } from '../parts/sky';
import { kadamba, shrub } from '../parts/tree';
import { share } from '../share';

const applicant = {
  ...LOOKS.madam,
  skin: SKIN[1],
  top: C.red,
  bottom: C.red,
  cloth: C.marigold,
} as const;
const clerk = { ...LOOKS.father, skin: SKIN[3], top: C.tulsi, bottom: C.line } as const;

const folder =
  rect(-26, -34, 52, 68, C.marigold, { rx: 4 }) +
  rect(-18, -28, 44, 58, C.ivory, { rx: 3 }) +
  stroke('M-8 -14h24M-8 -2h24M-8 10h14', C.sand, 4);

export default scene('morning', (mood) => [
  sky(mood, 580),
  sun(mood, 200, 220, 66),
  clouds(mood, [330, 170, 260], [1300, 150, 240]),
  ridge(470, 26, 143, mood.far),
  kadamba(110, 620, 1.5),
  kadamba(1500, 620, 1.4),
  facade(240, 600, 1120, 400, { bays: 7, floors: 2, kiosks: [0.08, 0.5, 0.92], foils: 3 }),
  rect(690, 400, 220, 200, paler(C.red, 0.1)),
  archway(800, 600, 140, 186, darker(C.red, 0.6), paler(C.red, 0.35), 3),
  ghat(640, 596, 320, 5, 18, 34, mix(C.sand, C.ivory, 0.3)),
  hill('0,684 800,680 1600,684', mix(C.peach, C.sand, 0.3)),
  hill('-20,640 200,640 420,690 440,720 -20,720', mood.ground),
  path('M1180 690Q1300 640 1620 640V720H1180Z', mood.ground),
  figure('namaste', 'elder', { x: 800, y: 640, size: 260 }),
  figure('walk', applicant, { x: 560, y: 750, size: 340 }),
  share(folder, 630, 566),
  figure('walk', clerk, { x: 1080, y: 752, size: 352, left: true }),
  share(folder, 1010, 562),
  figure('walk', 'teacher', { x: 1260, y: 748, size: 336, left: true }),
  bookPile(1196, 570, 60, 3),
  shrub(340, 716, 190),
  shrub(1440, 716, 190),
  rect(0, 826, 1600, 74, mix(C.peach, C.sand, 0.55)),
]);
