import { findList } from '../lists/lists';
import { bumpChange } from './bump-change';
import { inList } from './in-list';
import { setRecords } from './rows/many-records';
import { type RecordRow, readRecords } from './rows/records';
import type { EditingDeps, RecordState } from './types';

type Move = {
  list: string;
  id: number;
  way: 'up' | 'down';
  by: string;
  /** Moves past the next one of these; left out: of all but the bin. */
  among?: RecordState | undefined;
};

/** False when it cannot be moved: it is the first or last, or not there. */
export async function moveRecord(
  deps: EditingDeps,
  { list: name, id, way, among }: Move,
): Promise<boolean> {
  const list = findList(name);
  if (list === undefined || !list.ordered) return false;
  const now = deps.now();
  return inList(deps.db, list, async (tx) => {
    const records = (await readRecords(tx, name)).filter(({ state }) => state !== 'binned');
    const moved = reorder(records, id, way, among);
    if (moved === undefined) return false;
    const changed = moved.flatMap((record, at) =>
      record.place === at + 1 ? [] : [{ ...record, place: at + 1 }],
    );
    await setRecords(tx, changed);
    if (changed.some(({ state }) => state === 'shown')) await bumpChange(tx, list.tag, now);
    return true;
  });
}

function reorder(
  records: readonly RecordRow[],
  id: number,
  way: 'up' | 'down',
  among: RecordState | undefined,
): RecordRow[] | undefined {
  const at = records.findIndex((one) => one.id === id);
  const record = records[at];
  if (record === undefined) return undefined;
  const step = way === 'up' ? -1 : 1;
  let to = at + step;
  while (among !== undefined && records[to] !== undefined && records[to]?.state !== among)
    to += step;
  if (records[to] === undefined) return undefined;
  const rest = records.filter((one) => one !== record);
  return [...rest.slice(0, to), record, ...rest.slice(to)];
}
