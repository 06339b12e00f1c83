import type { Sharp, SharpOptions } from 'sharp';
import { MAX_PIXELS } from './limits';

/** The only formats decoded: the library could read SVG, PDF and many more. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`);
const SECONDS = 30;

type Open = (file: string, options?: SharpOptions) => Sharp;
let opened: Promise<Open> | undefined;

/** Loaded with the first picture: most processes never need it. */
export function sharpFor(): Promise<Open> {
  opened ??= load();
  return opened;
}

async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return (file, options = {}) =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, ...options }).timeout({
      seconds: SECONDS,
    });
}

let last: Promise<unknown> = Promise.resolve();

/** Decoding takes memory and a core, which visitors and payments need too. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
