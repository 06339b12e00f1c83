import { copyFile } from 'node:fs/promises';
import { plainAddress } from '@/contract/withheld-pictures';
import { replaceFile } from '../editing/files-used';
import { ownFolder, type PictureDeps } from './deps';
import { ignoreMissing, placeOf, thumbOf } from './folder';
import { type Picture, updatePicture } from './rows';

const CENTRE = 50;

/**
 * The point stands in the address ('hall-3f2a….f30x60.webp'), so that the site, kept pages and an export
 * need to be told nothing else. Undefined when somebody else has changed the picture.
 */
export async function refocusPicture(
  deps: PictureDeps,
  picture: Picture,
  { x, y, by }: { x: number; y: number; by: string },
): Promise<Picture | undefined> {
  const { db, now } = deps;
  const media = ownFolder(deps);
  const point = x === CENTRE && y === CENTRE ? '' : `.f${x}x${y}`;
  const path = plainAddress(picture.path).replace(/\.webp$/, `${point}.webp`);
  const [from, to] = [placeOf(media, picture.path), placeOf(media, path)];
  if (path === picture.path || from === undefined || to === undefined) return picture;
  // Before the change: whoever reads the new address finds its file. Older ones stay for kept pages.
  await copyFile(from, to);
  // A restored backup has no small copies: the whole file is shown then.
  await copyFile(thumbOf(media, picture.path), thumbOf(media, path)).catch(ignoreMissing);
  return db.transaction(async (tx) => {
    const change = { path, focusX: x, focusY: y };
    const row = await updatePicture(tx, picture.id, change, picture.revision);
    if (row !== undefined) await replaceFile(tx, { from: picture.path, to: path, by }, now());
    return row;
  });
}
