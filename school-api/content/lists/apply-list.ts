import { isDeepStrictEqual } from 'node:util';
import { getTableName } from 'drizzle-orm';
import type { Db } from '../../db';
import { advanceIdSequence, deleteRows, insertRow, readRows, updateRow } from '../reads/content';
import type { Values } from './check-record';
import type { Collection } from './collection';
import { type ListRecord, naturalKey } from './read-list';

export type Counts = { added: number; changed: number; same: number; removed: number };

/** Updates a list from its file. Other rows move to the end, or are deleted with `prune`. */
export async function applyList(
  tx: Db,
  list: Collection,
  records: readonly ListRecord[],
  prune: boolean,
): Promise<Counts> {
  const { table } = list;
  const rows = await readRows(tx, table);
  const matched = match(list, records, rows);
  const counts: Counts = { added: 0, changed: 0, same: 0, removed: 0 };
  const others = rows.filter((row) => !matched.includes(row));
  if (prune) {
    // First, so that a new row may reuse a unique value of a deleted one.
    await deleteRows(tx, table, others.map(idOf));
    counts.removed = others.length;
  }
  for (const [index, { id, values }] of records.entries()) {
    const target = { ...values, place: index + 1 };
    const row = matched[index];
    if (row === undefined) {
      await insertRow(tx, table, { ...target, ...(id !== undefined && { id }) });
      counts.added += 1;
    } else if (differs(row, target)) {
      await updateRow(tx, table, idOf(row), target);
      counts.changed += 1;
    } else counts.same += 1;
  }
  if (!prune) await moveToEnd(tx, list, others, records.length);
  await advanceIdSequence(tx, table, getTableName(table));
  return counts;
}

/** The row of each record: found by id, else by its natural key. */
function match(list: Collection, records: readonly ListRecord[], rows: readonly Values[]) {
  const byId = records.map(({ id }) => rows.find((row) => id !== undefined && row.id === id));
  const taken = new Set<Values | undefined>(byId);
  return records.map(({ id, values }, index) => {
    if (id !== undefined) return byId[index];
    const key = naturalKey(list, values);
    const row = rows.find((one) => !taken.has(one) && naturalKey(list, one) === key);
    taken.add(row);
    return row;
  });
}

/** In a field that the folder has. */
export function differs(row: Values, target: Values): boolean {
  return Object.entries(target).some(([column, value]) => !isDeepStrictEqual(row[column], value));
}

async function moveToEnd(tx: Db, { table }: Collection, others: readonly Values[], after: number) {
  for (const [index, row] of others.entries()) {
    const place = after + index + 1;
    if (row.place !== place) await updateRow(tx, table, idOf(row), { place });
  }
}

function idOf({ id }: Values): number {
  if (typeof id !== 'number') throw new Error('a row has no id');
  return id;
}
