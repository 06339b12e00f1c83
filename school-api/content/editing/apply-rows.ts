import { createHash } from 'node:crypto';
import type { Db } from '../../db';
import { bumpChange } from './bump-change';
import type { EditedList } from './edited-list';
import { columnsOf, valuesOf } from './field-values';
import { inList } from './in-list';
import { listNamed } from './lists';
import { factsOf } from './record-facts';
import { PAID_ONLINE } from './registration-fee';
import { addLiveRows, deleteLiveRows, setLiveRows } from './rows/live-rows';
import { addRecords, setChangeNumber, setRecords } from './rows/many-records';
import { nextPlace, type RecordRow, readRecords } from './rows/records';
import { addVersions } from './rows/versions';
import { type Cause, syncList, versionOf } from './sync-list';
import type { FieldValues, RecordState } from './types';

export type RowChanges = {
  list: string;
  added: readonly FieldValues[];
  /** By the id of the record; only the fields given are changed. */
  changed: readonly { id: number; values: FieldValues }[];
  /** Ids of records that go into the bin. */
  gone: readonly number[];
  by: string;
  /** For the versions, such as 'paste'. */
  what: string;
  /** That of `readAllRecords`; nothing is done where the list is another one by now. */
  basedOn?: string | undefined;
};

/**
 * Many rows at once, checked already: bulk statements, one version each, one change of the tag. Shown
 * records are changed on the site, others where they are. False when the list was changed meanwhile.
 */
export function applyRows(db: Db, changes: RowChanges, now: Date): Promise<boolean> {
  const list = listNamed(changes.list);
  const cause = { now, by: changes.by, what: changes.what };
  return inList({ db, now }, list, async (tx) => {
    const records = await readCurrent(tx, list, now);
    if (changes.basedOn !== undefined && changes.basedOn !== hashOf(records)) return false;
    const gone = records.filter(({ id }) => changes.gone.includes(id));
    const stays = gone.find((record) => whyItStays(list, record, records) !== undefined);
    if (stays !== undefined) throw new Error(`${list.name} ${stays.id} must stay on the site`);
    await removeRows(tx, list, gone, cause);
    const changed = await changeRows(tx, list, records, changes.changed, cause);
    const added = await addRows(tx, list, changes.added, cause);
    const number = await bumpChange(tx, list.tag, now);
    const touched = [...gone, ...changed, ...added].map(({ id }) => id);
    await setChangeNumber(tx, touched, number);
    return true;
  });
}

export type ComparedRecord = {
  id: number;
  state: RecordState;
  values: FieldValues;
  /** Why it must not leave the site; a table without it is refused. */
  mustStay: string | undefined;
};

/** All records of a list but those in the bin, in its order, for comparing. */
export async function readAllRecords(
  db: Db,
  name: string,
  now: Date,
): Promise<{ records: ComparedRecord[]; hash: string }> {
  const list = listNamed(name);
  const records = await inList({ db, now }, list, (tx) => readCurrent(tx, list, now));
  const compared = records.map((record) => {
    const { id, state, values } = record;
    return { id, state, values, mustStay: whyItStays(list, record, records) };
  });
  return { records: compared, hash: hashOf(records) };
}

/** With what is on the site now. */
async function readCurrent(tx: Db, list: EditedList, now: Date): Promise<RecordRow[]> {
  await syncList(tx, list, { now, by: '', what: 'import' });
  return (await readRecords(tx, list.name)).filter(({ state }) => state !== 'binned');
}

function hashOf(records: readonly RecordRow[]): string {
  const whole = records.map(({ id, state, revision, values }) => [id, state, revision, values]);
  return createHash('sha256').update(JSON.stringify(whole)).digest('base64url').slice(0, 22);
}

/** The first fee is what parents pay online. */
function whyItStays(list: EditedList, record: RecordRow, records: readonly RecordRow[]) {
  const first = records.find(({ liveId }) => liveId !== null);
  return list.name === 'fees' && record === first ? PAID_ONLINE : undefined;
}

async function removeRows(tx: Db, list: EditedList, gone: readonly RecordRow[], cause: Cause) {
  const live = gone.flatMap(({ liveId }) => (liveId === null ? [] : [liveId]));
  await deleteLiveRows(tx, list.table, live);
  const away = { state: 'binned', liveId: null, shownSince: null, binnedAt: cause.now } as const;
  await keepAll(
    tx,
    gone.map((one) => ({ ...one, ...away })),
    cause,
  );
}

async function changeRows(
  tx: Db,
  list: EditedList,
  records: readonly RecordRow[],
  changed: RowChanges['changed'],
  cause: Cause,
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const rows = changed.flatMap(({ id, values }) => {
    const record = byId.get(id);
    if (record === undefined) throw new Error(`${list.name} has no record ${id}`);
    const merged = { ...record.values, ...values };
    const shown = record.liveId === null ? {} : { shownSince: cause.now };
    return [{ ...record, ...shown, values: merged, ...factsOf(list, merged) }];
  });
  const live = rows.flatMap(({ liveId, values }) =>
    liveId === null ? [] : [{ ...columnsOf(list, values), id: liveId }],
  );
  await setLiveRows(tx, list.table, live);
  await keepAll(tx, rows, cause);
  return rows;
}

/** New ones are shown, after the last one. */
async function addRows(tx: Db, list: EditedList, added: readonly FieldValues[], cause: Cause) {
  const first = await nextPlace(tx, list.name);
  const rows = added.map((values, at) => ({
    ...columnsOf(list, values),
    ...(list.ordered && { place: first + at }),
  }));
  const ids = await addLiveRows(tx, list.table, rows);
  const fresh = await addRecords(
    tx,
    added.map((values, at) => {
      const liveId = ids[at] ?? null;
      const known = valuesOf(list, columnsOf(list, values));
      return {
        ...{ list: list.name, state: 'shown' as const, liveId, lastLiveId: liveId, values: known },
        ...{ place: first + at, changedAt: cause.now, changedBy: cause.by, shownSince: cause.now },
        ...factsOf(list, known),
      };
    }),
  );
  await addVersions(
    tx,
    fresh.map((record) => versionOf(record, cause)),
  );
  return fresh;
}

async function keepAll(tx: Db, records: readonly RecordRow[], cause: Cause) {
  const { now, by } = cause;
  const next = records.map((record) => ({
    ...{ ...record, revision: record.revision + 1, changedAt: now, changedBy: by },
  }));
  await setRecords(tx, next);
  await addVersions(
    tx,
    next.map((record) => versionOf(record, cause)),
  );
}
