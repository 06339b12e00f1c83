import { type Db, takeAdvisoryLock } from '../../db';
import type { List } from '../lists/list';
import { lists } from '../lists/lists';
import { lockCharge } from './charge';
import type { Agreed } from './types';

/** Waits for other changes of a list; several lists are always locked in the same order. */
export async function lockLists(tx: Db, held: readonly List[]): Promise<void> {
  for (const list of lists) {
    if (held.includes(list)) await takeAdvisoryLock(tx, 'content-list', list.name);
  }
}

/** Changes a list in a transaction; the registration fee changes only as a person has confirmed. */
export function inList<T>(
  db: Db,
  list: List,
  work: (tx: Db) => Promise<T>,
  agreed?: Agreed,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockLists(tx, [list]);
    return list.name === 'fees' ? lockCharge(tx, () => work(tx), agreed) : work(tx);
  });
}
