import { times } from '../geometry';
import { at, el, path, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { feather, featherEye } from '../parts/feather';
import { scene } from '../parts/frame';
import { lotus } from '../parts/lotus';
import { bookPile, lamp, plantPot } from '../parts/prop';
import { room } from '../parts/room';
import { share } from '../share';

const volume = (x: number, y: number, w: number, h: number, colour: string, mark: string) =>
  rect(x, y - h, w, h, colour, { rx: 6 }) +
  rect(x, y - h, 22, h, darker(colour, 0.25), { rx: 6 }) +
  rect(x + 34, y - h + 16, w - 48, h - 32, 'none', {
    stroke: C.marigoldPale,
    'stroke-width': 4,
    rx: 4,
  }) +
  at(x + w / 2 + 12, y - h / 2, 1, mark);

const open =
  path('M-250 40L0 66L250 40V54L0 82L-250 54Z', C.redDeep) +
  path('M-244 38Q-120 -20 0 40V70Q-120 20 -244 48Z', C.ivory) +
  path('M244 38Q120 -20 0 40V70Q120 20 244 48Z', C.line) +
  stroke(
    'M-200 22q80 -22 160 14M-206 36q86 -22 166 12M50 36q80 -36 150 -14M50 50q80 -34 156 -12',
    C.sand,
    4,
  );

const ink = path('M-34 0H34L28 -50H-28Z', C.ink) + rect(-16, -64, 32, 16, C.inkSoft, { rx: 3 });

export default scene('morning', (mood) => [
  room(mood, {
    wall: mix(C.rosePale, C.ivory, 0.4),
    floor: C.sand,
    floorAt: 600,
    windows: [[800, 480, 520, 400]],
  }),
  rect(0, 596, 1600, 36, paler(C.sand, 0.4)),
  rect(0, 632, 1600, 268, mix(C.sandDeep, C.earth, 0.25)),
  rect(0, 632, 1600, 16, mix(C.sandDeep, C.earth, 0.5)),
  volume(250, 596, 190, 270, C.peacock, at(-38, -48, 1.2, featherEye())),
  volume(456, 596, 170, 230, C.rose, at(0, 30, 1, lotus(C.rosePale, C.ivory, C.pink))),
  bookPile(1180, 598, 250, 5),
  bookPile(1200, 524, 190, 3),
  at(800, 540, 1.05, open),
  at(990, 300, 1.15, el('g', { transform: 'rotate(24)' }, feather())),
  share(ink, 1010, 598),
  lamp(150, 596, 1.7),
  plantPot(1450, 600, 1.9),
  ...times(7, (i) => share(lotus(), 140 + i * 220, 760, 0.8)),
]);
