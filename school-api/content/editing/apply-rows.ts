import { createHash } from 'node:crypto';
import type { Db } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { listNamed } from '../lists/lists';
import { bumpChange } from './bump-change';
import { lacksRegistrationFee, PAID_ONLINE } from './charge';
import { inList } from './in-list';
import { publishable } from './publish-changes';
import { addRecords, setChangeNumber } from './rows/many-records';
import { nextPosition, nextPublicId, type RecordRow, readRecords } from './rows/records';
import { addVersions } from './rows/versions';
import { type Cause, factsOf, saveChanges, versionOf } from './save-changes';
import type { Agreed, RecordState } from './types';

type RowChanges = {
  list: string;
  added: readonly FieldValues[];
  /** By the id of the record; only the fields given are changed. */
  changed: readonly { id: number; values: FieldValues }[];
  /** Ids of records to move to the bin. */
  gone: readonly number[];
  by: string;
  /** Recorded in the versions, such as 'paste'. */
  action: string;
  /** From `readAllRecords`; nothing is done if the list has changed since. */
  basedOn?: string | undefined;
  /** Confirms a change of the registration fee. */
  agreed?: Agreed;
};

/**
 * Applies many validated rows with bulk statements, one version each and one change of the tag.
 * Published records are changed on the site, others in place. False if the list was changed
 * meanwhile.
 */
export function applyRows(db: Db, changes: RowChanges, now: Date): Promise<boolean> {
  const list = listNamed(changes.list);
  const cause = { now, by: changes.by, action: changes.action };
  const work = async (tx: Db) => {
    const records = await readCurrent(tx, list);
    if (changes.basedOn !== undefined && changes.basedOn !== hashOf(records)) return false;
    const gone = records.filter(({ id }) => changes.gone.includes(id));
    const stays = gone.find((record) => record.isRegistrationFee);
    if (stays !== undefined) throw new Error(`${list.name} ${stays.id} must stay on the site`);
    await removeRows(tx, gone, cause);
    const changed = await changeRows(tx, list, records, changes.changed, cause);
    const added = await addShown(tx, list, changes.added, cause);
    const number = await bumpChange(tx, list.tag, now);
    const touched = [...gone, ...changed, ...added].map(({ id }) => id);
    await setChangeNumber(tx, touched, number);
    return true;
  };
  return inList(db, list, work, changes.agreed);
}

export type ComparedRecord = {
  id: number;
  state: RecordState;
  values: FieldValues;
  /** Why the record must stay on the site; a table without it is refused. */
  mustStay: string | undefined;
};

/** A list's records in order, without the bin, for comparison. */
export async function readAllRecords(
  db: Db,
  name: string,
): Promise<{ records: ComparedRecord[]; hash: string }> {
  const list = listNamed(name);
  const records = await readCurrent(db, list);
  const compared = records.map((record) => {
    const { id, state, values, isRegistrationFee } = record;
    return { id, state, values, mustStay: isRegistrationFee ? PAID_ONLINE : undefined };
  });
  return { records: compared, hash: hashOf(records) };
}

async function readCurrent(db: Db, list: List): Promise<RecordRow[]> {
  return (await readRecords(db, list.name)).filter(({ state }) => state !== 'binned');
}

function hashOf(records: readonly RecordRow[]): string {
  const whole = records.map(({ id, state, revision, values }) => [id, state, revision, values]);
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64url').slice(0, 22);
}

async function removeRows(tx: Db, gone: readonly RecordRow[], cause: Cause) {
  const away = { state: 'binned', shownSince: null, binnedAt: cause.now } as const;
  await saveChanges(
    tx,
    gone.map((one) => ({ ...one, ...away })),
    cause,
  );
}

async function changeRows(
  tx: Db,
  list: List,
  records: readonly RecordRow[],
  changed: RowChanges['changed'],
  cause: Cause,
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const rows = changed.map(({ id, values }) => {
    const record = byId.get(id);
    if (record === undefined) throw new Error(`${list.name} has no record ${id}`);
    const merged = { ...record.values, ...values };
    const shown = record.state === 'shown' ? { shownSince: cause.now } : {};
    return { ...record, ...shown, values: merged, ...factsOf(list, merged) };
  });
  await saveChanges(tx, rows, cause);
  return rows;
}

/** Publishes new records after the last one: bulk statements, one version each. The list is already locked. */
export async function addShown(
  tx: Db,
  list: List,
  added: readonly FieldValues[],
  cause: Cause,
): Promise<RecordRow[]> {
  const position = await nextPosition(tx, list.name);
  const publicId = await nextPublicId(tx, list.name);
  const isFirst = await lacksRegistrationFee(tx, list);
  const { now, by } = cause;
  const rows = added.map((given, at) => {
    const values = publishable(list, given, now);
    return {
      list: list.name,
      state: 'shown' as const,
      publicId: publicId + at,
      values,
      position: position + at,
      isRegistrationFee: isFirst && at === 0,
      changedAt: now,
      changedBy: by,
      shownSince: now,
      ...factsOf(list, values),
    };
  });
  const fresh = await addRecords(tx, rows);
  await addVersions(
    tx,
    fresh.map((record) => versionOf(record, cause)),
  );
  return fresh;
}
