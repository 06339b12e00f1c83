import { n, times } from '../geometry';
import { at, circle, el, oval, path, poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { share } from '../share';

export const ball = (x: number, y: number, r: number) =>
  at(
    x,
    y,
    r / 20,
    oval(4, 21, 20, 4, C.ink, { opacity: 0.2 }),
    circle(0, 0, 20, C.white),
    path(
      'M0 -8L8 -2L5 7H-5L-8 -2ZM-14 -14L-5 -18L-10 -8ZM14 -14L5 -18L10 -8ZM-19 4L-13 8L-16 14ZM19 4L13 8L16 14ZM-5 20L0 14L5 20Z',
      C.ink,
    ),
  );

/** Football goal seen from the side of the field. */
export function goal(x: number, y: number, scale: number | readonly [number, number] = 1): string {
  const net =
    times(8, (i) => `M${20 + i * 18} ${-176 + i * 8}V${n(-10 + i)}`).join('') +
    times(6, (i) => `M0 ${-150 + i * 28}L150 ${-100 + i * 18}`).join('');
  return at(
    x,
    y,
    scale,
    stroke(net, C.white, 2, { opacity: 0.6 }),
    stroke('M0 0V-186L150 -120V0', C.white, 5, { opacity: 0.8 }),
    stroke('M0 0V-186', C.white, 11),
    stroke('M-90 26V-160L0 -186', C.white, 11),
  );
}

/** Round steel plate with its small bowls, seen from above at a slant. */
export const thali = (x: number, y: number, scale = 1) =>
  share(
    oval(0, 2, 46, 15, C.ink, { opacity: 0.18 }) +
      oval(0, -2, 44, 14, '#DAD8DC') +
      oval(0, -3, 36, 11, C.white) +
      oval(-14, -6, 10, 4, C.marigold) +
      oval(12, -7, 10, 4, C.leaf) +
      oval(2, 2, 15, 4.5, '#F0E2C8'),
    x,
    y,
    scale,
  );

/** Low cot with a mattress, pillow and folded blanket; faces right. */
export function cot(x: number, y: number, w: number, blanket: string, rail = 70): string {
  return share(
    rect(0, -66, w, 24, C.earth) +
      rect(0, -66 - rail, 14, rail + 66, C.earth) +
      rect(w - 14, -66 - rail * 0.5, 14, rail * 0.5 + 66, darker(C.earth, 0.25)) +
      rect(12, -90, w - 24, 28, C.ivory, { rx: 8 }) +
      rect(22, -108, w * 0.2, 26, C.white, { rx: 12 }) +
      path(`M${n(w * 0.4)} -94H${n(w - 12)}V-44Q${n(w * 0.7)} -34 ${n(w * 0.4)} -44Z`, blanket) +
      rect(w * 0.4, -94, 26, 51, paler(blanket, 0.35)),
    x,
    y,
  );
}

export function easel(x: number, y: number, scale: number, picture: string): string {
  return at(
    x,
    y,
    scale,
    stroke('M-46 0L-8 -230M46 0L8 -230M0 -60V-10', C.sandDeep, 9),
    rect(-84, -200, 168, 124, C.white),
    picture,
    rect(-90, -78, 180, 10, C.sandDeep),
  );
}

/** Row of small flags on a sagging line. */
export function bunting(x: number, y: number, w: number, sag: number): string {
  const colours = [C.marigold, C.rose, C.peacockLight, C.ivory];
  const flags = colours.map((colour, k) =>
    path(
      times(4, (j) => {
        const t = (j * 4 + k + 0.5) / 16;
        const [fx, fy] = [x + w * t, y + sag * 4 * t * (1 - t)];
        return `M${n(fx - w / 52)} ${n(fy - 1)}h${n(w / 26)}L${n(fx)} ${n(fy + w / 20)}Z`;
      }).join(''),
      colour,
    ),
  );
  return (
    stroke(`M${x} ${y}Q${x + w / 2} ${y + sag * 2} ${x + w} ${y}`, C.inkSoft, 3) + flags.join('')
  );
}

export function cup(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    stroke('M-24 -62Q-44 -58 -22 -34M24 -62Q44 -58 22 -34', C.marigold, 6),
    path('M-26 -70H26Q26 -30 4 -24V-10H16V0H-16V-10H-4V-24Q-26 -30 -26 -70Z', C.marigold),
    path('M6 -70H26Q26 -30 4 -24V-10H16V0H4Z', darker(C.marigold, 0.16)),
  );
}

/** A globe with its lands, without a stand. */
export function globe(x: number, y: number, r: number): string {
  const lands =
    'M-64 -56Q-36 -84 -10 -70Q-2 -50 -24 -44T-34 -14Q-58 -8 -66 -28ZM14 -80Q48 -76 66 -48Q78 -18 62 0Q40 -6 44 -28Q22 -30 14 -50ZM22 6Q48 4 46 28Q38 56 20 58Q8 30 22 6ZM-48 10Q-24 6 -16 28Q-22 58 -38 64Q-54 40 -48 10Z';
  return at(
    x,
    y,
    r / 90,
    circle(0, 0, 90, C.peacockLight),
    path(lands, C.leaf),
    path('M0 -90A90 90 0 0 1 0 90C44 60 60 -40 0 -90Z', C.peacockDeep, { opacity: 0.28 }),
    path('M-20 -88A90 90 0 0 0 -84 30C-84 -20 -60 -66 -20 -88Z', C.white, { opacity: 0.25 }),
  );
}

export function letterBox(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    oval(14, 0, 84, 10, C.ink, { opacity: 0.2 }),
    rect(-66, -22, 132, 22, C.ink),
    rect(-58, -252, 116, 232, C.rose),
    rect(20, -252, 38, 232, darker(C.rose, 0.25)),
    path('M-70 -250C-66 -292 -30 -306 0 -306S66 -292 70 -250Z', C.rose),
    path('M10 -306C40 -304 66 -290 70 -250H34C34 -276 26 -296 10 -306Z', darker(C.rose, 0.25)),
    rect(-70, -256, 140, 12, paler(C.rose, 0.3)),
    rect(-38, -218, 64, 14, C.ink, { rx: 5 }),
    rect(-38, -180, 64, 84, paler(C.rose, 0.2), { rx: 4 }),
  );
}

export const letter = (x: number, y: number, scale: number, turn = 0) =>
  el(
    'g',
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
    rect(-50, -34, 100, 68, C.ivory, { rx: 4 }),
    path('M-50 -30L0 8L50 -30V-34H-50Z', C.line),
    stroke('M-50 -32L0 8L50 -32', mix(C.sand, C.line, 0.3), 3),
    circle(0, 8, 9, C.rose),
  );

/** Small tent, open in front. */
export const tent = (x: number, y: number, scale: number, colour: string) =>
  share(
    poly('-120,0 0,-150 120,0', colour) +
      poly('0,-150 120,0 40,0', darker(colour, 0.25)) +
      poly('-34,0 0,-120 34,0', C.ink) +
      stroke('M0 -150V-168', C.earth, 5),
    x,
    y,
    scale,
  );

export const sapling = (x: number, y: number, scale = 1) =>
  share(
    oval(0, 0, 46, 10, C.earth) +
      stroke('M0 -4V-72M14 0V-90', C.sandDeep, 4) +
      path(
        'M0 -40Q-34 -44 -40 -70Q-10 -68 0 -40ZM0 -52Q30 -58 34 -84Q6 -80 0 -52ZM0 -68Q-22 -80 -18 -106Q4 -94 0 -68Z',
        C.leaf,
      ),
    x,
    y,
    scale,
  );
