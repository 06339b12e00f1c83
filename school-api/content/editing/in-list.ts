import { type Db, takeAdvisoryLock } from '../../db';
import type { EditedList } from './edited-list';
import { editedLists } from './lists';
import { listsOutOfStep } from './rows/out-of-step';
import { syncList } from './sync-list';

/** Whoever changes a list waits for who is changing it; several lists in one order. */
export async function holdLists(tx: Db, lists: readonly EditedList[]): Promise<void> {
  for (const list of editedLists) {
    if (lists.includes(list)) await takeAdvisoryLock(tx, 'content-list', list.name);
  }
}

type Step = { db: Db; now: Date };

/** Changes a list in a transaction, with every row of the site known as a record. */
export function inList<T>(
  { db, now }: Step,
  list: EditedList,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await holdLists(tx, [list]);
    if ((await listsOutOfStep(tx, [list])).length > 0) await followSite(tx, list, now);
    return work(tx);
  });
}

/** For reading: rows that came by a seed or an import are known as records afterwards. */
export async function knowAll({ db, now }: Step, lists: readonly EditedList[]): Promise<void> {
  const names = await listsOutOfStep(db, lists);
  for (const list of lists.filter(({ name }) => names.includes(name))) {
    await inList({ db, now }, list, async () => undefined);
  }
}

function followSite(tx: Db, list: EditedList, now: Date): Promise<number[]> {
  return syncList(tx, list, { now, by: '', what: 'import' });
}
