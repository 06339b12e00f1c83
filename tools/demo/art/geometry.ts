export type Point = readonly [number, number];

export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const pt = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Reads 'x,y x,y ...'. */
export function points(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** A curve through all points (Catmull-Rom, as Béziers), for hills, cloth and water. */
export function curve(through: readonly Point[]): string {
  const get = (i: number): Point => through[Math.min(Math.max(i, 0), through.length - 1)] ?? [0, 0];
  let d = `M${pt(get(0))}`;
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${pt(one)} ${pt(two)} ${pt(c)}`;
  }
  return d;
}

export const polygon = (corners: readonly Point[]): string => `M${corners.map(pt).join('L')}Z`;

/** Small seeded generator: the same picture on every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}
