import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { EditedList } from './edited-list';
import { valuesOnSite } from './put-on-site';
import { factsOf } from './record-facts';
import { type NewRecord, type RecordRow, readRecord, setRecord } from './rows/records';
import { addVersions } from './rows/versions';
import { type Cause, versionOf } from './sync-list';

/** A record with what is on the site now. */
export async function loadRecord(
  tx: Db,
  list: EditedList,
  id: number,
  now: Date,
): Promise<RecordRow | undefined> {
  const record = await readRecord(tx, list.name, id);
  if (record === undefined) return undefined;
  const onSite = await valuesOnSite(tx, list, record);
  if (onSite === undefined) return undefined;
  const { values, place, differs } = onSite;
  if (place !== undefined && place !== record.place) await setRecord(tx, id, { place });
  if (!differs) return { ...record, place: place ?? record.place };
  const changes = { values, changedBy: '', shownSince: now };
  return keepChange(tx, list, record, changes, { now, by: '', what: 'import' });
}

/** Saves a change of a record with its version. */
export async function keepChange(
  tx: Db,
  list: EditedList,
  record: RecordRow,
  changes: Partial<NewRecord>,
  cause: Cause,
): Promise<RecordRow> {
  const values = changes.values ?? record.values;
  const row = await setRecord(tx, record.id, {
    ...changes,
    ...factsOf(list, values),
    ...{ revision: record.revision + 1, changedAt: cause.now, changedBy: cause.by },
  });
  // A change of what is on the site could not be undone from a version of the draft beside it.
  const isLiveChanged = !isDeepStrictEqual(record.values, row.values);
  const words = isLiveChanged ? row.values : (row.draft ?? row.values);
  await addVersions(tx, [versionOf(row, cause, words)]);
  return row;
}
