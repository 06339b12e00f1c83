import { n, type Point, points, polygon, pt } from './geometry';

type Attributes = Record<string, string | number | undefined>;

export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? trim(value) : value}"`)
    .join('');
  return children.length > 0
    ? `<${name}${written}>${children.join('')}</${name}>`
    : `<${name}${written}/>`;
}

const trim = (value: number) =>
  Math.abs(value) < 10 ? String(Math.round(value * 1000) / 1000) : n(value);

export const path = (d: string, fill: string, more: Attributes = {}) =>
  el('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    ...more,
  });

/** Straight-edged shape through 'x,y x,y ...'. */
export const poly = (corners: string | readonly Point[], fill: string, more: Attributes = {}) =>
  path(polygon(typeof corners === 'string' ? points(corners) : corners), fill, more);

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  more: Attributes = {},
) => el('rect', { x, y, width: w, height: h, fill, ...more });

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  el('circle', { cx: x, cy: y, r, fill, ...more });

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => el('ellipse', { cx: x, cy: y, rx, ry, fill, ...more });

export const group = (attributes: Attributes, ...children: string[]) =>
  el('g', attributes, ...children);

/** Places a part with its origin at (x, y). A negative x scale mirrors it. */
export const at = (x: number, y: number, scale: number | Point, ...children: string[]) => {
  const by =
    typeof scale === 'number'
      ? scale === 1
        ? ''
        : ` scale(${scale})`
      : ` scale(${scale.join(' ')})`;
  return group({ transform: `translate(${pt([x, y])})${by}` }, ...children);
};

export const svg = (w: number, h: number, ...body: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" stroke-linecap="round" stroke-linejoin="round">${body.join('')}</svg>`;
