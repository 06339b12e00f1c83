import { path } from '../markup';
import { C, mix, paler } from '../palette';
import { facade, gate } from '../parts/building';
import { peacock } from '../parts/creature';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { flag } from '../parts/shikhara';
import { birds, clouds, sky, sun } from '../parts/sky';
import { ashoka, banyan, kadamba } from '../parts/tree';

export default scene('dawn', (mood) => [
  sky(mood),
  sun(mood, 330, 400, 70),
  clouds(mood, [90, 190, 300], [1120, 150, 260], [1330, 300, 200], [480, 250, 150]),
  birds(1040, 210),
  lifted(
    44,
    ridge(560, 34, 4, mood.far),
    ridge(610, 18, 8, mood.middle),
    banyan(1390, 690, 1.12, mix(C.tulsi, C.leaf, 0.2)),
    kadamba(150, 690, 1.25, C.tulsi),
    ashoka(400, 690, 1.25),
    ashoka(1180, 690, 1.25),
    facade(-40, 690, 560, 150, { bays: 6 }),
    facade(1080, 690, 560, 150, { bays: 6 }),
    gate(800, 692, 0.92, paler(mood.sky.at(-2) ?? C.peach, 0.3)),
    flag(800, 148, 70),
    hill('0,688 800,684 1600,688', mood.ground),
    path(
      'M742 688H858C880 740 1010 820 1150 900V960H360V900C520 820 700 760 742 688Z',
      mix(C.peach, C.sand, 0.3),
    ),
    path(
      'M742 688H800C790 760 640 830 520 900V960H360V900C520 820 700 760 742 688Z',
      mix(C.peach, C.ivory, 0.4),
    ),
    figure('namaste', 'teacher', { x: 900, y: 712, size: 150, left: true }),
    figure('walk', 'studentRose', { x: 640, y: 742, size: 138 }),
    figure('walk', 'studentRose', { x: 722, y: 728, size: 132 }),
    figure('walk', 'studentRose', { x: 560, y: 768, size: 146 }),
    figure('show', 'mother', { x: 1030, y: 770, size: 176, left: true }),
    peacock(1270, 800, 0.9),
    hill('-20,830 240,818 470,870 560,930', C.tulsi),
    hill('1040,930 1150,872 1360,824 1620,836', C.tulsi),
    tufts(C.tulsiDeep, [90, 880, 1], [330, 896, 0.8], [1290, 890, 0.8], [1510, 880, 1.1]),
  ),
]);
