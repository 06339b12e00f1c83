import { at, path, poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { peacock } from '../parts/creature';
import { fire } from '../parts/energy';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { bookPile, garland, openBook, pot } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { shed } from '../parts/town';
import { banyan, kadamba } from '../parts/tree';

const altar =
  poly('-110,-20 110,-20 140,40 -140,40', C.redDeep) +
  poly('-84,-42 84,-42 110,-18 -110,-18', C.red) +
  poly('-56,-58 56,-58 80,-42 -80,-42', paler(C.red, 0.25)) +
  stroke('M-120 30H120M-96 -18H96', C.marigold, 5, { 'stroke-dasharray': '.1 16' });

export default scene('dawn', (mood) => [
  sky(mood, 580),
  sun(mood, 330, 330, 84),
  clouds(mood, [80, 190, 260], [1180, 170, 280]),
  birds(1130, 260),
  ridge(450, 34, 113, mood.far),
  ridge(500, 16, 117, mood.middle),
  kadamba(120, 560, 1.5),
  banyan(1430, 570, 1.2),
  shed(330, 560, 240, 96, mix(C.sand, C.marigoldPale, 0.4), C.sandDeep),
  hill('0,556 600,548 1100,550 1600,556', mood.ground),
  rect(470, 300, 18, 320, C.earth),
  rect(1112, 300, 18, 320, darker(C.earth, 0.25)),
  poly('390,330 800,140 1210,330', mix(C.sand, C.marigoldPale, 0.45)),
  poly('800,140 1210,330 930,330', mix(C.sand, C.marigoldPale, 0.1)),
  stroke('M430 312H1170M520 270H1080M620 224H980', C.sandDeep, 4, { opacity: 0.5 }),
  garland(480, 336, 320, 26, 14),
  garland(800, 336, 320, 26, 14),
  path(
    'M420 620Q800 560 1180 620Q1260 720 1120 750Q800 800 480 750Q340 720 420 620Z',
    mix(C.peach, C.sand, 0.4),
  ),
  path('M790 500Q760 440 800 400T790 300', 'none', {
    stroke: C.ivory,
    'stroke-width': 22,
    opacity: 0.4,
  }),
  figure('study', 'studentWhite', { x: 680, y: 626, size: 230 }),
  figure('study', 'studentWhite', { x: 920, y: 626, size: 230 }),
  at(800, 676, 1, altar),
  fire(800, 630, 0.86),
  figure('side', 'student', { x: 540, y: 690, size: 270 }),
  figure('side', 'student', { x: 630, y: 748, size: 280 }),
  figure('teach', 'teacher', { x: 1040, y: 700, size: 310, left: true }),
  openBook(1040, 664, 2.8),
  pot(930, 742, 48, C.marigold),
  bookPile(1150, 724, 70, 2),
  peacock(360, 730, [-0.9, 0.9]),
  hill('-20,812 300,826 800,852 1250,826 1620,808', C.tulsi),
  tufts(C.tulsiDeep, [110, 880, 1], [340, 892, 0.7], [1260, 890, 0.8], [1490, 876, 1.1]),
]);
