import { n, times } from '../geometry';
import { at, circle, oval, path, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { share } from '../share';

export const flask = (x: number, y: number, scale: number, liquid: string) =>
  share(
    path('M-9 -74V-46L-32 -6Q-34 0 -28 0H28Q34 0 32 -6L9 -46V-74Z', C.white, { opacity: 0.6 }) +
      path('M-19 -28L-32 -6Q-34 0 -28 0H28Q34 0 32 -6L19 -28Z', liquid) +
      rect(-13, -80, 26, 8, C.white, { rx: 4 }),
    x,
    y,
    scale,
  );

/** Round flask on a stand over a burner. */
export function retort(x: number, y: number, scale: number, liquid: string): string {
  return share(
    rect(-58, -8, 120, 8, C.inkSoft) +
      rect(44, -170, 7, 164, C.inkSoft) +
      stroke('M46 -128H4M-30 -62H46', C.inkSoft, 6) +
      path('M-10 -160V-122A36 36 0 1 0 10 -122V-160Z', C.white, { opacity: 0.6 }) +
      path('M-34 -96A34 34 0 0 0 34 -96Q16 -102 0 -94T-34 -96Z', liquid) +
      rect(-8, -30, 16, 24, C.sandDeep) +
      path('M0 -60Q14 -42 0 -30Q-14 -42 0 -60Z', C.marigold),
    x,
    y,
    scale,
  );
}

export function tubes(x: number, y: number, scale = 1): string {
  const colours = [C.rose, C.marigold, C.peacockLight, C.leaf];
  return at(
    x,
    y,
    scale,
    ...colours.map(
      (c, i) =>
        stroke(`M${-45 + i * 30} -66V-12`, paler(c, 0.75), 16) +
        stroke(`M${-45 + i * 30} -36V-12`, c, 16),
    ),
    rect(-66, -46, 132, 10, C.sandDeep),
    rect(-66, -6, 132, 8, C.sandDeep),
    rect(-66, -46, 8, 46, C.sandDeep),
    rect(58, -46, 8, 46, darker(C.sandDeep)),
  );
}

export const bottle = (x: number, y: number, h: number, colour: string) =>
  path(
    `M${n(x - h * 0.22)} ${y}V${n(y - h * 0.62)}Q${n(x - h * 0.22)} ${n(y - h * 0.74)} ${n(x - h * 0.09)} ${n(y - h * 0.78)}V${n(y - h)}H${n(x + h * 0.09)}V${n(y - h * 0.78)}Q${n(x + h * 0.22)} ${n(y - h * 0.74)} ${n(x + h * 0.22)} ${n(y - h * 0.62)}V${y}Z`,
    colour,
  );

export function microscope(x: number, y: number, scale = 1): string {
  return share(
    path('M-34 0H36V-10H-34Z', C.ink) +
      stroke('M22 -8Q48 -50 12 -84', C.inkSoft, 12, { 'stroke-linecap': 'butt' }) +
      stroke('M-12 -52L18 -96', C.inkSoft, 18, { 'stroke-linecap': 'butt' }) +
      stroke('M18 -96L26 -108', C.ink, 13) +
      stroke('M-30 -34H14', C.ink, 7) +
      stroke('M-14 -50L-18 -42', C.marigold, 9),
    x,
    y,
    scale,
  );
}

/** The school's small robot: a body on wheels, one jointed arm, a lamp for an eye. */
export function robot(x: number, y: number, scale = 1): string {
  const wheel = circle(0, 0, 26, C.ink) + circle(0, 0, 11, C.sand);
  return at(
    x,
    y,
    scale,
    share(wheel, -54, -26),
    share(wheel, 54, -26),
    rect(-86, -112, 172, 80, C.peacockLight, { rx: 16 }),
    rect(34, -112, 52, 80, mix(C.peacockLight, C.peacock, 0.5), { rx: 16 }),
    rect(-64, -94, 92, 40, C.peacockDeep, { rx: 8 }),
    stroke('M-50 -74h18l8 -12l12 24l10 -12h16', C.marigold, 4),
    rect(-34, -138, 60, 26, C.inkSoft),
    rect(-58, -206, 112, 72, C.ivory, { rx: 20 }),
    rect(20, -206, 34, 72, C.line, { rx: 16 }),
    circle(-6, -170, 20, C.peacock),
    circle(-11, -175, 8, C.marigoldPale),
    stroke('M0 -206V-236', C.inkSoft, 6),
    circle(0, -240, 10, C.rose),
    stroke('M80 -92L132 -140L186 -108', C.inkSoft, 15),
    stroke('M132 -140v.1M80 -92v.1', C.marigold, 22),
    stroke('M186 -108l26 -8M186 -108l20 18', C.inkSoft, 9),
  );
}

export function gear(x: number, y: number, r: number, fill: string): string {
  return (
    circle(x, y, r, 'none', {
      stroke: fill,
      'stroke-width': n(r * 0.5),
      'stroke-dasharray': `${n(r * 0.39)} ${n((Math.PI * r * 2) / 8 - r * 0.39)}`,
      'stroke-linecap': 'butt',
    }) + circle(x, y, r * 0.86, 'none', { stroke: fill, 'stroke-width': n(r * 0.4) })
  );
}

/** A bench that hides the legs of those who stand behind it. */
export function bench(x: number, y: number, w: number, h: number, wood: string): string {
  const panels = times(4, (i) =>
    rect(
      x - w / 2 + 22 + (i * (w - 30)) / 4,
      y - h + 34,
      (w - 30) / 4 - 16,
      h - 54,
      paler(wood, 0.14),
      { rx: 4 },
    ),
  ).join('');
  return (
    oval(x + 20, y, w / 2 + 10, 12, C.ink, { opacity: 0.15 }) +
    rect(x - w / 2, y - h, w, h, wood) +
    panels +
    rect(x - w / 2 - 18, y - h - 8, w + 36, 22, paler(wood, 0.45), { rx: 4 })
  );
}
