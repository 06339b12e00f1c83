import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { EditedList } from './edited-list';
import { valuesOf } from './field-values';
import { factsOf } from './record-facts';
import { type LiveRow, readLiveRows } from './rows/live-rows';
import { addRecords, setRecords } from './rows/many-records';
import { type NewRecord, type RecordRow, readRecords } from './rows/records';
import { addVersions, type VersionRow } from './rows/versions';

export type Cause = {
  now: Date;
  by: string;
  /** For the versions, such as 'import'. */
  what: string;
};

type Known = { byLive: Map<number, RecordRow>; away: RecordRow[] };

/**
 * Follows a list's own table, which is the truth of what is on the site: seeds and imports write there
 * alone. Within a transaction that holds the list. Returns the ids of the records that differed.
 */
export async function syncList(tx: Db, list: EditedList, cause: Cause): Promise<number[]> {
  const rows = await readLiveRows(tx, list.table);
  const records = await readRecords(tx, list.name);
  const known: Known = {
    byLive: new Map(records.flatMap((one) => (one.liveId === null ? [] : [[one.liveId, one]]))),
    away: records.filter(({ liveId }) => liveId === null),
  };
  const fresh: NewRecord[] = [];
  const changed: RecordRow[] = [];
  const moved: RecordRow[] = [];
  for (const row of rows) {
    const id = Number(row.id);
    const record = known.byLive.get(id) ?? returned(known.away, list, row);
    known.byLive.delete(id);
    const next = onSite(list, row, cause);
    if (record === undefined) fresh.push({ ...next, list: list.name, changedAt: cause.now });
    else if (!sameAs(record, next)) {
      changed.push({ ...record, ...next, revision: record.revision + 1 });
    } else if (record.place !== next.place) moved.push({ ...record, place: next.place });
  }
  const gone = [...known.byLive.values()].map((record) => inBin(record, cause));
  const added = await addRecords(tx, fresh);
  await setRecords(tx, [...changed, ...moved, ...gone]);
  await addVersions(
    tx,
    [...added, ...changed].map((one) => versionOf(one, cause)),
  );
  return [...added, ...changed, ...moved, ...gone].map(({ id }) => id);
}

/** What a record is while its row is on the site. */
function onSite(list: EditedList, row: LiveRow, { now, by }: Cause) {
  const values = valuesOf(list, row);
  return {
    ...{ liveId: Number(row.id), lastLiveId: Number(row.id), state: 'shown' as const, values },
    ...{ place: typeof row.place === 'number' ? row.place : 0, binnedAt: null },
    ...{ changedAt: now, changedBy: by, shownSince: now },
    ...factsOf(list, values),
  };
}

function sameAs(record: RecordRow, next: ReturnType<typeof onSite>): boolean {
  return record.liveId === next.liveId && isDeepStrictEqual(record.values, next.values);
}

/** A record that was taken off the site and came back by an import: the same row, or the same address. */
function returned(away: RecordRow[], list: EditedList, row: LiveRow): RecordRow | undefined {
  const values = valuesOf(list, row);
  const at = away.findIndex((one) =>
    list.isNews
      ? one.slug === values.slug
      : one.lastLiveId === row.id && list.same.every((name) => one.values[name] === values[name]),
  );
  return at < 0 ? undefined : away.splice(at, 1)[0];
}

function inBin(record: RecordRow, { now, by }: Cause): RecordRow {
  const away = { state: 'binned', liveId: null, binnedAt: now } as const;
  return { ...record, ...away, shownSince: null, changedAt: now, changedBy: by };
}

/** Of the words on the site, unless others are given. */
export function versionOf(
  { id, revision, ...record }: RecordRow,
  { now, by, what }: Cause,
  values = record.values,
): VersionRow {
  return { recordId: id, number: revision, values, at: now, by, what };
}
