import { copyFile, rename } from 'node:fs/promises';
import { plainAddress } from '@/contract/withheld-pictures';
import { replaceFile } from '../editing/files-used';
import { makeThumb, rotateFile } from './convert';
import {
  ignoreMissing,
  newArriving,
  ownFolder,
  type PictureDeps,
  placeOf,
  removeArriving,
  thumbOf,
} from './folder';
import { type Picture, updatePicture } from './rows';

const CENTRE = 50;
const WHOLE = 100;
const TURNED = /\.t([1-3])(?=\.)/;

/** Clockwise. */
type Rotation = 'left' | 'right';
const QUARTERS: Record<Rotation, number> = { right: 1, left: 3 };

type Frame = { turn: number; x: number; y: number };

/** Quarter turns so far, and the focus point. */
const frameOf = ({ path, focusX: x, focusY: y }: Picture): Frame => ({
  turn: Number(TURNED.exec(path)?.[1] ?? 0),
  x,
  y,
});

/**
 * Both are in the address ('hall-3f2a….t1.f30x60.webp'), so that the site, stored pages and exports need no
 * further data.
 */
function addressOf({ path }: Picture, { turn, x, y }: Frame): string {
  const turned = turn === 0 ? '' : `.t${turn}`;
  const point = x === CENTRE && y === CENTRE ? '' : `.f${x}x${y}`;
  return plainAddress(path).replace(/\.webp$/, `${turned}${point}.webp`);
}

/** Undefined if somebody else has changed the picture. */
export async function refocusPicture(
  deps: PictureDeps,
  picture: Picture,
  { x, y, by }: { x: number; y: number; by: string },
): Promise<Picture | undefined> {
  const media = ownFolder(deps);
  const path = addressOf(picture, { ...frameOf(picture), x, y });
  const [from, to] = [placeOf(media, picture.path), placeOf(media, path)];
  if (path === picture.path || from === undefined || to === undefined) return picture;
  // Before the change, so that the new address works. Older ones stay for stored pages.
  await copyFile(from, to);
  // A restored backup has no thumbnails: the whole file is then shown.
  await copyFile(thumbOf(media, picture.path), thumbOf(media, path)).catch(ignoreMissing);
  return moveTo(deps, picture, { path, focusX: x, focusY: y }, by);
}

/** Rotates the original file by a quarter: four rotations cancel out, without loss. */
export async function rotatePicture(
  deps: PictureDeps,
  picture: Picture,
  { to: way, by }: { to: Rotation; by: string },
): Promise<Picture | undefined> {
  const media = ownFolder(deps);
  const { turn: before, x, y } = frameOf(picture);
  const turn = (before + QUARTERS[way]) % 4;
  const [focusX, focusY] = way === 'right' ? [WHOLE - y, x] : [y, WHOLE - x];
  const path = addressOf(picture, { turn, x: focusX, y: focusY });
  const [from, to] = [placeOf(media, plainAddress(picture.path)), placeOf(media, path)];
  if (from === undefined || to === undefined) return undefined;
  const arriving = await newArriving(media);
  try {
    if (turn === 0) await copyFile(from, arriving.file);
    else await rotateFile(from, arriving.file, turn);
    await makeThumb(arriving.file, arriving.thumb);
    await rename(arriving.thumb, thumbOf(media, path));
    await rename(arriving.file, to);
  } finally {
    await removeArriving(arriving);
  }
  const { width, height } = picture;
  const size = { width: height, height: width };
  return moveTo(deps, picture, { path, focusX, focusY, ...size }, by);
}

type Moved = Partial<Picture> & Pick<Picture, 'path'>;

function moveTo(
  { db, now, inTransaction }: PictureDeps,
  picture: Picture,
  change: Moved,
  by: string,
) {
  return db.transaction(async (tx) => {
    const row = await updatePicture(tx, picture.id, change, picture.revision);
    const move = { from: picture.path, to: change.path, by };
    if (row === undefined) return undefined;
    await replaceFile(tx, move, now());
    await inTransaction?.(tx);
    return row;
  });
}
