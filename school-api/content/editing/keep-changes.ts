import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { List } from '../lists/list';
import { factsOf } from './record-facts';
import { setRecords } from './rows/many-records';
import { type NewRecord, type RecordRow, setRecord } from './rows/records';
import { addVersions, type VersionRow } from './rows/versions';

export type Cause = {
  now: Date;
  by: string;
  /** For the versions, such as 'paste'. */
  what: string;
};

/** Saves a change of a record with its version. */
export async function keepChange(
  tx: Db,
  list: List,
  record: RecordRow,
  changes: Partial<NewRecord>,
  cause: Cause,
): Promise<RecordRow> {
  const values = changes.values ?? record.values;
  const row = await setRecord(tx, record.id, {
    ...changes,
    ...factsOf(list, values),
    revision: record.revision + 1,
    changedAt: cause.now,
    changedBy: cause.by,
  });
  // A change of what is on the site could not be undone from a version of the draft beside it.
  const isLiveChanged = !isDeepStrictEqual(record.values, row.values);
  const words = isLiveChanged ? row.values : (row.draft ?? row.values);
  await addVersions(tx, [versionOf(row, cause, words)]);
  return row;
}

/** Many whole records, each with its version. */
export async function keepChanges(tx: Db, records: readonly RecordRow[], cause: Cause) {
  const { now, by } = cause;
  const next = records.map((record) => ({
    ...record,
    revision: record.revision + 1,
    changedAt: now,
    changedBy: by,
  }));
  await setRecords(tx, next);
  await addVersions(
    tx,
    next.map((record) => versionOf(record, cause)),
  );
}

/** Of the words on the site, unless others are given. */
export function versionOf(
  { id, revision, ...record }: RecordRow,
  { now, by, what }: Cause,
  values = record.values,
): VersionRow {
  return { recordId: id, number: revision, values, at: now, by, what };
}
