import { bumpChange } from '../editing/bump-change';
import { usesOf } from '../editing/files-used';
import { listNamed } from '../lists/lists';
import type { PictureDeps } from './deps';
import { type Picture, type PictureFacts, updatePicture } from './rows';

/** Undefined when somebody else has changed the picture; else the pages that show it follow. */
export function describePicture({ db, now }: PictureDeps, picture: Picture, facts: PictureFacts) {
  return db.transaction(async (tx) => {
    const row = await updatePicture(tx, picture.id, facts, picture.revision);
    if (row === undefined) return undefined;
    const uses = await usesOf(tx, [row.path]);
    const live = uses.filter(({ where }) => where === 'live');
    const tags = new Set(live.map(({ list }) => listNamed(list).tag));
    if (tags.size > 0) await bumpChange(tx, [...tags], now());
    return row;
  });
}
