import { type Db, takeAdvisoryLock } from '../../db';
import type { List } from '../lists/list';
import { lists } from '../lists/lists';

/** Whoever changes a list waits for who is changing it; several lists in one order. */
export async function holdLists(tx: Db, held: readonly List[]): Promise<void> {
  for (const list of lists) {
    if (held.includes(list)) await takeAdvisoryLock(tx, 'content-list', list.name);
  }
}

/** Changes a list in a transaction. */
export function inList<T>(db: Db, list: List, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await holdLists(tx, [list]);
    return work(tx);
  });
}
