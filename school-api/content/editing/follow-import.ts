import type { Db } from '../../db';
import type { Counts } from '../lists/apply-list';
import { FORM_CONTROLS } from '../lists/collections/admission';
import { NEWS_FOLDER } from '../lists/news-file';
import { bumpChange } from './bump-change';
import { holdLists } from './in-list';
import { editedLists, findList, nameOfFile } from './lists';
import { setChangeNumber } from './rows/many-records';
import { syncList } from './sync-list';

type Applied = { file: string; counts: Counts }[];

/** An import waits for the office, is kept in the versions of its records, and the site is told of it. */
export async function followImport<T extends Applied>(
  tx: Db,
  now: Date,
  apply: () => Promise<T>,
): Promise<T> {
  await holdLists(tx, editedLists);
  for (const list of editedLists) await syncList(tx, list, { now, by: '', what: 'import' });
  const applied = await apply();
  const tags = new Set<string>();
  const ids: number[] = [];
  for (const { file, counts } of applied) {
    const list = findList(file === NEWS_FOLDER ? NEWS_FOLDER : nameOfFile(file));
    const differing = list ? await syncList(tx, list, { now, by: '', what: 'import' }) : [];
    ids.push(...differing);
    const counted = counts.added + counts.changed + counts.removed > 0;
    const tag = list?.tag ?? FORM_CONTROLS.tag;
    if (differing.length > 0 || counted) tags.add(tag);
  }
  if (tags.size > 0) await setChangeNumber(tx, ids, await bumpChange(tx, [...tags], now));
  return applied;
}
