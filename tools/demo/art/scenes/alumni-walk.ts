import { path, stroke } from '../markup';
import { C, mix, SKIN } from '../palette';
import { facade, gate } from '../parts/building';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { LOOKS } from '../parts/looks';
import { birds, clouds, sky, sun } from '../parts/sky';
import { kadamba } from '../parts/tree';

const man = { ...LOOKS.father, top: C.peacockDeep, bottom: C.ink } as const;
const other = { ...LOOKS.father, skin: SKIN[3], top: C.red, bottom: C.inkSoft } as const;

const tree = mix(C.leaf, C.marigold, 0.35);

export default scene('gold', (mood) => [
  sky(mood, 580),
  sun(mood, 520, 330, 96),
  clouds(mood, [120, 180, 260], [1120, 160, 280]),
  birds(1020, 250),
  ridge(470, 30, 133, mood.far),
  ridge(516, 14, 137, mood.middle),
  gate(800, 570, 0.52, mood.sky[2] ?? C.peach),
  facade(330, 570, 320, 90, { bays: 5 }),
  facade(950, 570, 320, 90, { bays: 5 }),
  hill('0,568 800,562 1600,568', mood.ground),
  path(
    'M770 566H830C860 660 1100 800 1240 900H360C500 800 740 660 770 566Z',
    mix(C.peach, C.ivory, 0.35),
  ),
  kadamba(560, 610, 0.8, tree),
  kadamba(1040, 610, 0.8, tree),
  kadamba(420, 660, 1.2, tree),
  kadamba(1180, 660, 1.2, tree),
  kadamba(190, 740, 1.9, tree),
  kadamba(1410, 740, 1.9, tree),
  figure('walk', man, { x: 700, y: 736, size: 340 }),
  figure('walk', 'teacher', { x: 840, y: 744, size: 330 }),
  figure('show', other, { x: 980, y: 738, size: 340, left: true }),
  stroke('M560 860h.1M640 830h.1M900 870h.1M1040 846h.1M480 880h.1M1120 880h.1', C.marigold, 12),
  hill('-20,800 200,820 330,900 360,980', C.tulsi),
  hill('1240,980 1270,900 1400,820 1620,796', C.tulsi),
  tufts(C.tulsiDeep, [80, 880, 1], [1520, 876, 1]),
]);
