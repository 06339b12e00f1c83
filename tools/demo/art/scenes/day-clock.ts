import { n } from '../geometry';
import { circle, path, stroke } from '../markup';
import { C } from '../palette';
import { figure } from '../parts/figure';
import { scene } from '../parts/frame';
import { hill, ridge, tufts } from '../parts/land';
import { openBook } from '../parts/prop';
import { birds, clouds, sky, sun } from '../parts/sky';
import { shed } from '../parts/town';
import { kadamba } from '../parts/tree';
import { share } from '../share';

const [x0, y0, r] = [800, 450, 330];

/** A quarter of the day as a wedge: morning at the left, noon above, then evening, night below. */
const wedge = (i: number, fill: string) => {
  const on = (k: number) => {
    const t = (Math.PI * (3 + 2 * k)) / 4;
    return `${n(x0 + r * Math.cos(t))} ${n(y0 + r * Math.sin(t))}`;
  };
  return path(`M${x0} ${y0}L${on(i)}A${r} ${r} 0 0 1 ${on(i + 1)}Z`, fill);
};

const quarters = ['#F6C9A8', '#B9DAD8', '#F0B98A', '#33346A'];
const mound = path('M-110 0Q0 -34 110 0Q0 24 -110 0Z', C.tulsi);

export default scene('dawn', (mood) => [
  sky(mood, 700),
  clouds(mood, [40, 220, 260], [1240, 190, 280], [1180, 420, 160], [120, 480, 150]),
  birds(250, 330),
  ridge(610, 30, 193, mood.far),
  ridge(660, 16, 197, mood.middle),
  kadamba(150, 760, 1.5),
  kadamba(1450, 760, 1.5),
  hill('0,750 800,730 1600,750', mood.ground),
  circle(x0, y0, 386, C.redDeep),
  circle(x0, y0, 374, C.sand),
  circle(x0, y0, 350, C.ivory),
  ...quarters.map((colour, i) => wedge(i, colour)),
  circle(x0, y0, 352, 'none', {
    stroke: C.redDeep,
    'stroke-width': 22,
    'stroke-dasharray': `6 ${n((Math.PI * 704) / 24 - 6)}`,
    'stroke-linecap': 'butt',
  }),
  sun({ ...mood, sun: '#FFF3D6' }, 560, 360, 34),
  circle(x0, 226, 30, '#FFF9E2'),
  circle(x0, 226, 50, '#FFF9E2', { opacity: 0.35 }),
  circle(1040, 380, 34, C.red, { opacity: 0.75 }),
  circle(800, 620, 34, '#FBF0D2'),
  circle(815, 609, 30, quarters[3] ?? C.ink),
  stroke('M720 690h.1M880 680h.1M760 590h.1M850 570h.1M690 640h.1M910 630h.1', '#FBF0D2', 6),
  share(mound, 610, 536),
  figure('tree', 'studentWhite', { x: 610, y: 530, size: 150 }),
  share(mound, 800, 376),
  figure('study', 'studentWhite', { x: 800, y: 368, size: 170 }),
  openBook(800, 334, 1.6),
  share(mound, 990, 536),
  figure('run', 'sport', { x: 985, y: 530, size: 150 }),
  shed(800, 736, 100, 34, C.sand, C.sandDeep),
  stroke('M800 450L690 392', C.ink, 10),
  stroke('M800 450L772 360', C.ink, 7),
  circle(800, 450, 18, C.marigold),
  hill('-20,830 300,842 800,866 1250,842 1620,826', C.tulsi),
  tufts(C.tulsiDeep, [110, 890, 1], [340, 900, 0.7], [1260, 896, 0.8], [1490, 886, 1.1]),
]);
