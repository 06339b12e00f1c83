import { times } from '../geometry';
import { at, path, poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { cusped } from '../parts/arch';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { lotus } from '../parts/lotus';
import { garland, lamp, openBook } from '../parts/prop';
import { tower } from '../parts/shikhara';
import { sky, sun } from '../parts/sky';
import { skyline } from '../parts/town';
import { share } from '../share';

const wall = C.red;

/** A pavilion of three cusped arches that open onto the morning. */
const pavilion = [330, 800, 1270]
  .map((x, i) => cusped(x, 700, i === 1 ? 430 : 380, i === 1 ? 500 : 450, 4))
  .join('');

const stand = (x: number, y: number) =>
  at(x, y, 1, stroke('M-34 0L30 -46M34 0L-30 -46', C.earth, 8), openBook(0, -58, 2.7, C.rose));

export default scene('dawn', (mood) => [
  sky(mood, 660),
  sun(mood, 700, 372, 92),
  lifted(
    60,
    skyline(640, mood.far, 120, 0.9),
    at(1160, 620, 0.9, tower(190, 270, mix(mood.far, C.pink, 0.3))),
    skyline(660, mix(mood.far, mood.middle, 0.4), 1080, 0.8),
    rect(0, 640, 1600, 80, mood.middle),
    path(`M0 0H1600V720H0Z${pavilion}`, wall, { 'fill-rule': 'evenodd' }),
    rect(0, 0, 1600, 130, darker(wall, 0.18)),
    rect(0, 124, 1600, 8, paler(wall, 0.35)),
    rect(556, 300, 20, 400, paler(wall, 0.28)),
    rect(1020, 300, 20, 400, paler(wall, 0.28)),
    ...times(4, (i) => share(garland(0, 0, 400, 42, 18), i * 400, 132)),
    rect(0, 696, 1600, 204, mix(C.sand, C.peach, 0.35)),
    poly('340,668 1260,668 1400,768 200,768', C.rose),
    poly('390,680 1210,680 1320,756 280,756', paler(C.rose, 0.22)),
    poly('430,690 1170,690 1260,746 340,746', C.rose),
    rect(200, 768, 1200, 56, darker(C.rose, 0.35)),
    rect(200, 768, 1200, 6, C.marigold),
    ...times(7, (i) => share(lotus(), 290 + i * 170, 816, 0.6)),
    figure('recite', 'studentWhite', { x: 800, y: 724, size: 340 }),
    stand(800, 760),
    figure('sit', 'student', { x: 566, y: 716, size: 280 }),
    figure('sit', 'student', { x: 1034, y: 716, size: 280, left: true }),
    figure('listen', 'elder', { x: 370, y: 724, size: 290 }),
    figure('listen', 'elder', { x: 1230, y: 724, size: 290, left: true }),
    lamp(236, 768, 1.6, true),
    lamp(1364, 768, 1.6, true),
    rect(0, 824, 1600, 140, mix(C.sand, C.red, 0.3)),
    share(lotus(), 800, 116, 0.7),
  ),
]);
