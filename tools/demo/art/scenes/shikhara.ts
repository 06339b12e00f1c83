import { path } from '../markup';
import { C, mix } from '../palette';
import { chhatri } from '../parts/building';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { hill, ridge } from '../parts/land';
import { garland, lamp } from '../parts/prop';
import { temple } from '../parts/shikhara';
import { birds, clouds, sky, sun } from '../parts/sky';
import { skyline } from '../parts/town';
import { bough, kadamba, palm } from '../parts/tree';

export default scene('dawn', (mood) => [
  sky(mood),
  sun(mood, 460, 380, 84),
  clouds(mood, [60, 260, 280], [1180, 180, 300], [1020, 330, 170]),
  birds(1080, 200),
  lifted(
    60,
    ridge(600, 26, 12, mood.far),
    skyline(640, mix(mood.far, mood.middle, 0.3), 30, 0.9),
    skyline(640, mix(mood.far, mood.middle, 0.3), 1090, 0.9),
    ridge(648, 14, 6, mood.middle),
    palm(330, 700, 1.25),
    palm(240, 706, 0.95),
    kadamba(1280, 712, 1.5, C.tulsi, C.marigoldPale),
    kadamba(1470, 712, 1.2, C.tulsi, C.marigoldPale),
    temple(800, 712, 1.06),
    chhatri(480, 716, 0.9),
    chhatri(1120, 716, 0.9),
    hill('0,716 400,708 800,712 1200,708 1600,716', mix(C.peach, C.sand, 0.35)),
    path(
      'M700 712H900C960 780 1050 840 1120 900H480C560 840 640 780 700 712Z',
      mix(C.peach, C.ivory, 0.5),
    ),
    garland(640, 588, 160, 18, 12),
    garland(800, 588, 160, 18, 12),
    figure('namaste', 'studentWhite', { x: 720, y: 756, size: 124 }),
    figure('namaste', 'studentWhite', { x: 786, y: 764, size: 128 }),
    figure('carry', 'mother', { x: 620, y: 792, size: 164 }),
    figure('walk', 'elder', { x: 980, y: 800, size: 174, left: true }),
    lamp(900, 764, 0.8, true),
    lamp(690, 728, 0.5, true),
    hill('-20,850 260,826 460,880 800,905 1140,884 1340,832 1620,846', mood.groundDeep),
    bough(1640, 30, [-1.15, 1.15]),
  ),
]);
