import { plainAddress } from '@/contract/withheld-pictures';
import { DAY_MS } from '../../platform';
import { lockUsesOf, type Use } from '../editing/files-used';
import { ownFolder, type PictureDeps, removeFiles } from './folder';
import { BIN_DAYS } from './limits';
import { binnedBefore, deletePictures, type Picture, updatePicture } from './rows';

const BATCH = 100;

/** Refused while a record uses it, published or as a draft: returns these uses. */
export function binPicture({ db, now }: PictureDeps, { id, path }: Picture): Promise<Use[]> {
  return db.transaction(async (tx) => {
    const uses = await lockUsesOf(tx, [path]);
    if (uses.length === 0) await updatePicture(tx, id, { binnedAt: now() });
    return uses;
  });
}

export function restorePicture({ db }: PictureDeps, { id }: Picture) {
  const back = { binnedAt: null, replacedBy: null, replacedAt: null };
  return db.transaction((tx) => updatePicture(tx, id, back));
}

/** Deletes rows and files 30 days after they went to the bin, unless a record uses them again. */
export async function emptyBin(deps: PictureDeps): Promise<number> {
  const { db, now } = deps;
  const before = new Date(now().getTime() - BIN_DAYS * DAY_MS);
  const old = await binnedBefore(db, before, BATCH);
  if (old.length === 0) return 0;
  const paths = old.map(({ path }) => path);
  const deleted = await db.transaction(async (tx) => {
    const used = new Set((await lockUsesOf(tx, paths)).map(({ path }) => plainAddress(path)));
    const unused = old.filter(({ path }) => !used.has(plainAddress(path)));
    await deletePictures(
      tx,
      unused.map(({ id }) => id),
    );
    return unused;
  });
  for (const { path } of deleted) await removeFiles(ownFolder(deps), path);
  return deleted.length;
}
