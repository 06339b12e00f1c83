import type { Db } from '../../db';
import { findList } from '../lists/lists';
import { bumpChange } from './bump-change';
import { inList } from './in-list';
import { setRecords } from './rows/many-records';
import { readRecords } from './rows/records';
import type { EditingDeps } from './types';

type Move = {
  list: string;
  id: number;
  /** Positions as a person sees them, from 1; the bin does not count. */
  from: number;
  to: number;
};

/** False if it is no longer at `from`, or the position does not exist. */
export async function moveRecord(
  deps: EditingDeps,
  { list: name, id, from, to }: Move,
): Promise<boolean> {
  const list = findList(name);
  if (list === undefined || !list.ordered) return false;
  const now = deps.now();
  return inList(deps.db, list, async (tx: Db) => {
    const records = (await readRecords(tx, name)).filter(({ state }) => state !== 'binned');
    const record = records[from - 1];
    if (record?.id !== id || records[to - 1] === undefined) return false;
    const rest = records.filter((one) => one !== record);
    const moved = [...rest.slice(0, to - 1), record, ...rest.slice(to - 1)];
    const changed = moved.flatMap((one, at) =>
      one.position === at + 1 ? [] : [{ ...one, position: at + 1 }],
    );
    await setRecords(tx, changed);
    if (changed.some(({ state }) => state === 'shown')) await bumpChange(tx, list.tag, now);
    return true;
  });
}
