import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { plainAddress } from '@/contract/withheld-pictures';
import type { Db } from '../../db';
import { flush, freeBytes } from '../../platform';
import { OFFICE_FOLDER, refuse, UPLOAD_MAX_BYTES } from './limits';

/** Never served because of the dot; on the media folder's volume for cheap renames. */
const ARRIVING = '.arriving';
const THUMBS = '.thumbs';
/** Another process may still be writing a newer file. */
const ABANDONED_MS = 60 * 60 * 1000;
/** Payments and the database need the rest. */
const RESERVE_BYTES = 5 * UPLOAD_MAX_BYTES;
const MAX_NAME_LENGTH = 40;

export type Arriving = {
  /** The upload as received. */
  sent: string;
  /** The file to keep, and its thumbnail. */
  file: string;
  thumb: string;
};

const inFolder = (media: string, ...names: string[]) => path.join(media, ...names);

/** Temporary paths for a file that is arriving. */
export async function newArriving(media: string): Promise<Arriving> {
  const folder = inFolder(media, ARRIVING);
  for (const name of [ARRIVING, THUMBS, OFFICE_FOLDER]) {
    await mkdir(inFolder(media, name), { recursive: true, mode: 0o755 });
  }
  if ((await freeBytes(folder)) < RESERVE_BYTES) {
    throw refuse('diskFull');
  }
  const key = randomBytes(10).toString('hex');
  const at = (end: string) => path.join(folder, `${key}.${end}`);
  return { sent: at('part'), file: at('file'), thumb: at('thumb') };
}

export async function removeArriving({ sent, file, thumb }: Arriving): Promise<void> {
  for (const one of [sent, file, thumb]) await rm(one, { force: true });
}

/** '/media/office/hall-3f2a….webp': readable but unguessable. */
export function newAddress(name: string, ending: 'webp' | 'pdf'): string {
  const plain = name
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .normalize('NFKD')
    .replace(/[^a-z\d]+/gi, '-')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/^-|-$/g, '')
    .toLowerCase();
  const key = randomBytes(10).toString('hex');
  return `/media/${OFFICE_FOLDER}/${plain || 'file'}-${key}.${ending}`;
}

const NAME = /^\/media\/office\/([a-z\d-]+(?:\.t[1-3])?(?:\.f\d{1,3}x\d{1,3})?\.(?:webp|pdf))$/;

/** Undefined for an address that is not one of the office's files. */
export function placeOf(media: string, address: string): string | undefined {
  const [, name] = NAME.exec(address) ?? [];
  return name === undefined ? undefined : inFolder(media, OFFICE_FOLDER, name);
}

export function thumbOf(media: string, address: string): string {
  return inFolder(media, THUMBS, path.posix.basename(address));
}

/** Stored under its future name, so that a start after a crash can finish the move. */
export async function moveIntoPlace(media: string, arriving: Arriving, address: string) {
  const ready = inFolder(media, ARRIVING, path.posix.basename(address));
  await flush(arriving.file);
  await rename(arriving.thumb, thumbOf(media, address)).catch(ignoreMissing);
  await rename(arriving.file, ready);
  await flush(path.dirname(ready));
}

/** After the row is committed; another starting process may do it first. */
export async function settle(media: string, address: string): Promise<void> {
  const name = path.posix.basename(address);
  const place = inFolder(media, OFFICE_FOLDER, name);
  await rename(inFolder(media, ARRIVING, name), place).catch(
    async (error: NodeJS.ErrnoException) => {
      ignoreMissing(error);
      await stat(place);
    },
  );
  await flush(path.dirname(place));
}

/** Including the copies at former addresses. */
export async function removeFiles(media: string, address: string): Promise<void> {
  const plain = path.posix.basename(plainAddress(address));
  for (const folder of [OFFICE_FOLDER, THUMBS, ARRIVING]) {
    const names = await readdir(inFolder(media, folder)).catch(() => []);
    const own = names.filter((name) => plainAddress(name) === plain);
    for (const name of own) await rm(inFolder(media, folder, name), { force: true });
  }
}

/** At a start after a crash: moves committed files into place and removes the others. */
export async function finishArrivals(
  media: string,
  isKnown: (address: string) => Promise<boolean>,
  now: Date,
): Promise<number> {
  const folder = inFolder(media, ARRIVING);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const address = `/media/${OFFICE_FOLDER}/${name}`;
    if (await isKnown(address)) {
      await settle(media, address);
      continue;
    }
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs < ABANDONED_MS) continue;
    await rm(file, { force: true });
    await rm(thumbOf(media, address), { force: true });
    removed += 1;
  }
  return removed;
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

export type PictureDeps = {
  db: Db;
  now: () => Date;
  /** Folders that the site searches for /media/…; new files go to the first. */
  mediaFolders: readonly string[];
  /** Runs in the change's transaction. File work stays outside it because it may be slow. */
  inTransaction?: (tx: Db) => Promise<void>;
};

export function ownFolder({ mediaFolders }: Pick<PictureDeps, 'mediaFolders'>): string {
  const [own] = mediaFolders;
  if (own === undefined) throw new Error('there is no media folder');
  return own;
}
