import { n, times } from '../geometry';
import { circle, el, path, poly, rect, stroke } from '../markup';
import type { Mood } from '../mood';
import { C, darker, paler } from '../palette';
import { share } from '../share';
import { cusped, jaliPattern } from './arch';
import { books } from './prop';
import { FOOT, WIDTH } from './sky';
import { skyline } from './town';

/** Middle and foot of an arched window, then its width and height. */
type Window = readonly [number, number, number, number];

/** Windows that differ only in position. */
export const alike = (places: readonly number[], y: number, w: number, h: number): Window[] =>
  places.map((x) => [x, y, w, h]);

interface Room {
  wall: string;
  floor: string;
  floorAt?: number;
  windows: readonly Window[];
  frieze?: boolean;
}

/** An interior: a plain wall with arched windows, and the light they cast on the floor. */
export function room(mood: Mood, look: Room): string {
  const { wall, floor, floorAt = 690 } = look;
  const frame = paler(wall, 0.5);
  const panes = look.windows
    .map(([x, y, w, h], i) => {
      const id = `pane${i}`;
      const opening = cusped(x, y, w, h);
      return (
        path(cusped(x, y + 4, w + 40, h + 34), frame) +
        path(opening, mood.sky.at(-2) ?? C.peach) +
        el('clipPath', { id }, path(opening, '#000')) +
        `<g clip-path="url(#${id})">` +
        circle(x - w * 0.22, y - h * 0.5, w * 0.4, mood.sun, { opacity: 0.5 }) +
        circle(x - w * 0.22, y - h * 0.5, w * 0.18, mood.sun) +
        skyline(y, mood.far, x - w / 2 - 40 - i * 60, Math.max(0.6, w / 330)) +
        path(
          `M${n(x - w / 2)} ${n(y)}v${n(-h * 0.12)}q${n(w * 0.25)} ${n(-h * 0.1)} ${n(w * 0.5)} ${n(-h * 0.02)}t${n(w * 0.5)} ${n(-h * 0.01)}v${n(h * 0.16)}z`,
          mood.middle,
        ) +
        rect(x - w / 2, y - h, w * 0.07, h, darker(wall, 0.28), { opacity: 0.5 }) +
        '</g>' +
        rect(x - w / 2 - 28, y, w + 56, 16, paler(wall, 0.7))
      );
    })
    .join('');
  const light = look.windows
    .map(([x, , w]) =>
      poly(
        [
          [x - w * 0.2 + 60, floorAt],
          [x + w * 0.7 + 60, floorAt],
          [x + w * 1.5 + 150, FOOT],
          [x + w * 0.2 + 150, FOOT],
        ],
        C.white,
        { opacity: 0.2 },
      ),
    )
    .join('');
  const boards = times(3, (i) => `M0 ${n(floorAt + 34 + i * i * 22 + i * 40)}H${WIDTH}`).join('');
  return (
    rect(0, 0, WIDTH, floorAt, wall) +
    (look.frieze === false
      ? ''
      : el('defs', {}, jaliPattern('jali', 44, paler(wall, 0.45), 3)) +
        rect(0, 46, WIDTH, 88, darker(wall, 0.1)) +
        rect(0, 46, WIDTH, 88, 'url(#jali)') +
        rect(0, 40, WIDTH, 6, paler(wall, 0.45)) +
        rect(0, 134, WIDTH, 6, paler(wall, 0.45))) +
    panes +
    rect(0, floorAt - 22, WIDTH, 22, darker(wall, 0.22)) +
    rect(0, floorAt, WIDTH, FOOT - floorAt, floor) +
    stroke(boards, darker(floor, 0.3), 3, { opacity: 0.25 }) +
    light
  );
}

/** A tall frame with `shelves` boards; draw the contents before the boards. */
export function shelves(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  wood: string,
  fill: (x: number, y: number, w: number, h: number, i: number) => string,
): string {
  const step = (h - 14) / count;
  return (
    rect(x, y - h, w, h, darker(wood, 0.42)) +
    times(count, (i) => fill(x + 14, y - h + step * (i + 1), w - 28, step - 18, i)).join('') +
    times(count, (i) => rect(x, y - h + step * (i + 1), w, 12, wood)).join('') +
    rect(x, y - h, 14, h, paler(wood, 0.25)) +
    rect(x + w - 14, y - h, 14, h, darker(wood, 0.2)) +
    rect(x - 8, y - h - 10, w + 16, 16, paler(wood, 0.15))
  );
}

/** A shelf of files, as in every office of the school. */
export const fileShelves = (wood: string) =>
  shelves(0, 0, 250, 430, 4, wood, (x, y, _w, _h, i) =>
    share(books(0, 0, 220, 78, i % 2 ? 2 : 5), x, y),
  );
