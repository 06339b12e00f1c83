import type { Db } from '../../db';
import { replaceFile } from '../editing/files-used';
import {
  type Arriving,
  moveIntoPlace,
  newAddress,
  ownFolder,
  type PictureDeps,
  removeFiles,
  settle,
} from './folder';
import type { Prepared } from './prepare-file';
import {
  insertPicture,
  isKnownAddress,
  type Picture,
  type PictureFacts,
  updatePicture,
  withholdReplaced,
} from './rows';

type New = { arriving: Arriving; prepared: Prepared; facts: PictureFacts; by: string };

/** Stores file and row together, or neither. */
export function addPicture(deps: PictureDeps, added: New): Promise<Picture> {
  return keep(deps, added, async (tx, address) => insertPicture(tx, rowOf(deps, added, address)));
}

/** Stores new bytes at a new address and replaces each use of the old one, which goes to the bin. */
export function replacePicture(
  deps: PictureDeps,
  { old, ...added }: New & { old: Picture },
): Promise<Picture | undefined> {
  return keep(deps, added, async (tx, address) => {
    const now = deps.now();
    const picture = await insertPicture(tx, rowOf(deps, added, address));
    const change = { replacedBy: picture.id, replacedAt: now, binnedAt: now };
    if ((await updatePicture(tx, old.id, change, old.revision)) === undefined) {
      throw new Stale();
    }
    await replaceFile(tx, { from: old.path, to: address, by: added.by }, now);
    return picture;
  }).catch(unlessStale);
}

/** The same for a file from outside the office, which stays in place but is withheld. */
export function replaceNamed(
  deps: PictureDeps,
  { from, ...added }: New & { from: string },
): Promise<Picture> {
  return keep(deps, added, async (tx, address) => {
    const picture = await insertPicture(tx, rowOf(deps, added, address));
    const now = deps.now();
    await withholdReplaced(tx, from, now);
    await replaceFile(tx, { from, to: address, by: added.by }, now);
    return picture;
  });
}

class Stale extends Error {}

function unlessStale(error: unknown): undefined {
  if (!(error instanceof Stale)) throw error;
}

/** The transaction decides; a start after a crash carries it out. */
async function keep<T>(
  deps: PictureDeps,
  { arriving, prepared, facts }: Pick<New, 'arriving' | 'prepared' | 'facts'>,
  write: (tx: Db, address: string) => Promise<T>,
): Promise<T> {
  const { db, inTransaction } = deps;
  const media = ownFolder(deps);
  const address = newAddress(facts.name, prepared.ending);
  await moveIntoPlace(media, arriving, address);
  try {
    const written = await db.transaction(async (tx) => {
      const result = await write(tx, address);
      await inTransaction?.(tx);
      return result;
    });
    await settle(media, address);
    return written;
  } catch (error) {
    // The commit may have succeeded although its response was lost; the row then needs the file.
    const isKept = await isKnownAddress(db, address).catch(() => true);
    if (!isKept) await removeFiles(media, address);
    throw error;
  }
}

function rowOf({ now }: PictureDeps, { prepared, facts, by }: New, path: string) {
  const { ending: _, ...file } = prepared;
  return { ...file, ...facts, path, uploadedAt: now(), uploadedBy: by };
}
