import { isDeepStrictEqual } from 'node:util';
import { getTableName } from 'drizzle-orm';
import type { Db } from '../db/db';
import { deleteRows, insertRow, raiseIds, readRows, updateRow } from '../repositories/content';
import type { Values } from './check-record';
import type { Collection } from './collection';
import { type ListRecord, naturalKey } from './read-list';

export type Counts = { added: number; changed: number; same: number; removed: number };

/** Brings a list to what its file says; other rows stay behind them, or go with `prune`. */
export async function applyList(
  tx: Db,
  list: Collection,
  records: readonly ListRecord[],
  prune: boolean,
): Promise<Counts> {
  const { table } = list;
  const rows = await readRows(tx, table);
  const meant = match(list, records, rows);
  const counts: Counts = { added: 0, changed: 0, same: 0, removed: 0 };
  const others = rows.filter((row) => !meant.includes(row));
  if (prune) {
    // First, so that a name may pass from a row that goes to one that comes.
    await deleteRows(tx, table, others.map(idOf));
    counts.removed = others.length;
  }
  for (const [index, { id, values }] of records.entries()) {
    const wanted = { ...values, place: index + 1 };
    const row = meant[index];
    if (row === undefined) {
      await insertRow(tx, table, { ...wanted, ...(id !== undefined && { id }) });
      counts.added += 1;
    } else if (differs(row, wanted)) {
      await updateRow(tx, table, idOf(row), wanted);
      counts.changed += 1;
    } else counts.same += 1;
  }
  if (!prune) await keepBehind(tx, list, others, records.length);
  await raiseIds(tx, table, getTableName(table));
  return counts;
}

/** For each record the row that it means: by its id, else by what it says. */
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

function differs(row: Values, wanted: Values): boolean {
  return Object.entries(wanted).some(([column, value]) => !isDeepStrictEqual(row[column], value));
}

async function keepBehind(tx: Db, { table }: Collection, others: readonly Values[], after: number) {
  for (const [index, row] of others.entries()) {
    const place = after + index + 1;
    if (row.place !== place) await updateRow(tx, table, idOf(row), { place });
  }
}

function idOf({ id }: Values): number {
  if (typeof id !== 'number') throw new Error('a row has no id');
  return id;
}
