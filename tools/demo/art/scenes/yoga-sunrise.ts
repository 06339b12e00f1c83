import { C, mix } from '../palette';
import { chhatri } from '../parts/building';
import { figure } from '../parts/figure';
import { lifted, scene } from '../parts/frame';
import { hill, ridge, river, tufts } from '../parts/land';
import { mat } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { skyline } from '../parts/town';
import { bough, kadamba } from '../parts/tree';

export default scene('dawn', (mood) => [
  sky(mood, 560),
  sun(mood, 700, 400, 118),
  clouds(mood, [120, 240, 300], [1150, 200, 280], [960, 320, 190], [400, 330, 140]),
  birds(1000, 190),
  birds(300, 150, C.inkSoft, 0.7),
  lifted(
    100,
    ridge(500, 32, 52, mood.far),
    skyline(530, mix(mood.far, mood.middle, 0.3), 60, 0.7),
    skyline(530, mix(mood.far, mood.middle, 0.3), 1090, 0.7),
    ridge(528, 12, 9, mood.middle),
    river(mood, 536, 660, 700),
    hill('0,640 420,622 800,630 1250,616 1600,636', mood.ground),
    kadamba(1420, 660, 1.35),
    kadamba(150, 666, 1.1),
    chhatri(1260, 646, 0.95),
    hill('0,740 500,716 1000,720 1600,736', mood.groundDeep),
    mat(430, 716, 200, 20, C.rosePale),
    mat(640, 706, 200, 20, C.rosePale),
    mat(960, 706, 200, 20, C.rosePale),
    mat(1170, 716, 200, 20, C.rosePale),
    figure('tree', 'studentRose', { x: 430, y: 712, size: 206 }),
    figure('warrior', 'studentWhite', { x: 640, y: 702, size: 206 }),
    figure('tree', 'studentRose', { x: 960, y: 702, size: 206, left: true }),
    figure('warrior', 'studentWhite', { x: 1170, y: 712, size: 206, left: true }),
    mat(800, 808, 300, 32, C.red),
    figure('lotus', 'yogi', { x: 800, y: 800, size: 300 }),
    hill('-20,866 300,880 800,902 1250,880 1620,862', C.tulsi),
    tufts(C.tulsiDeep, [110, 930, 1], [330, 940, 0.7], [1240, 940, 0.8], [1490, 926, 1.1]),
  ),
  bough(-40, -26, [1.05, 1.05]),
]);
