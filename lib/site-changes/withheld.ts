import { createHash } from 'node:crypto';
import { pictureName } from '@/contract/withheld-pictures';

let withheld: ReadonlySet<string> = new Set();

/** The school server's name for the picture at this path of the site ('/media/…'). */
export const pictureKey = (path: string): string =>
  createHash('sha256').update(pictureName(path)).digest('base64url').slice(0, 22);

export function setWithheld(pictures: readonly string[]): void {
  withheld = new Set(pictures);
}

export const isWithheld = (key: string): boolean => withheld.has(key);
