import { isDeepStrictEqual } from 'node:util';
import { formatInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import type { EditedList } from './edited-list';
import { columnsOf, valuesOf } from './field-values';
import { refuseUnpayable } from './registration-fee';
import { addLiveRow, deleteLiveRows, hasRowWith, readLiveRow, setLiveRow } from './rows/live-rows';
import { dropOldSlug, keepOldSlug } from './rows/old-slugs';
import type { RecordRow } from './rows/records';
import type { FieldValues, Problems } from './types';

type Wanted = { values: FieldValues; until: Date | null };

/** Why it may not be on the site so. */
export async function findConflict(
  tx: Db,
  list: EditedList,
  record: Pick<RecordRow, 'liveId' | 'place'> | undefined,
  wanted: Wanted,
): Promise<Problems> {
  const twice = await findTwice(tx, list, record, wanted.values);
  return { ...twice, ...(await refuseUnpayable(tx, list, record, wanted)) };
}

async function findTwice(
  tx: Db,
  list: EditedList,
  record: Pick<RecordRow, 'liveId'> | undefined,
  values: FieldValues,
): Promise<Problems> {
  if (list.unique.length === 0) return {};
  const columns = columnsOf(list, values);
  const same = list.fields.filter(({ name }) => list.unique.includes(name));
  const wanted = Object.fromEntries(same.map(({ column }) => [column, columns[column]]));
  if (!(await hasRowWith(tx, list.table, wanted, record?.liveId ?? null))) return {};
  const [first] = same;
  if (first === undefined) return {};
  return { [first.name]: `${first.label} is that of another ${list.one} on the site` };
}

/** Of a record without changes that are not on the site. */
export const NO_DRAFT = { draft: null, draftUntil: null, draftPlanned: false, from: null } as const;

/** Writes the row of a record into the site's table; returns what is kept of it. */
export async function putOnSite(
  tx: Db,
  list: EditedList,
  record: RecordRow,
  given: FieldValues,
  now: Date,
) {
  const values = list.isNews ? { ...given, date: given.date ?? minuteOf(now) } : given;
  const columns = columnsOf(list, values);
  const liveId = await writeRow(tx, list, record, columns);
  if (list.isNews) await leadOn(tx, record, String(values.slug));
  const kept = { liveId, lastLiveId: liveId, state: 'shown' } as const;
  return { ...kept, ...NO_DRAFT, values, binnedAt: null, shownSince: now };
}

async function writeRow(tx: Db, list: EditedList, record: RecordRow, columns: FieldValues) {
  const { table, ordered } = list;
  const { liveId, lastLiveId, place } = record;
  if (liveId !== null) {
    await setLiveRow(tx, table, liveId, columns);
    return liveId;
  }
  const row = { ...columns, ...(ordered && { place }) };
  const isFree = lastLiveId !== null && (await readLiveRow(tx, table, lastLiveId)) === undefined;
  return addLiveRow(tx, table, isFree ? { ...row, id: lastLiveId } : row);
}

/** An address that was on the site leads to the new one. */
async function leadOn(tx: Db, { id, slug, lastLiveId }: RecordRow, next: string) {
  await dropOldSlug(tx, next);
  if (lastLiveId !== null && slug !== null && slug !== next) await keepOldSlug(tx, slug, id);
}

/** A draft stays with its days, and is not published by itself any more. */
export async function takeOffSite(tx: Db, list: EditedList, { liveId, draft, from }: RecordRow) {
  if (liveId !== null) await deleteLiveRows(tx, list.table, [liveId]);
  const draftFrom = draft === null ? null : from;
  return { liveId: null, from: draftFrom, until: null, draftPlanned: false, shownSince: null };
}

type OnSite = { values: FieldValues; place: number | undefined; differs: boolean };

/** The values of the row as it is now: an import may have changed it; undefined when it has gone. */
export async function valuesOnSite(
  tx: Db,
  list: EditedList,
  { liveId, values }: RecordRow,
): Promise<OnSite | undefined> {
  if (liveId === null) return { values, place: undefined, differs: false };
  const row = await readLiveRow(tx, list.table, liveId);
  if (row === undefined) return undefined;
  const now = valuesOf(list, row);
  const place = typeof row.place === 'number' ? row.place : undefined;
  return { values: now, place, differs: !isDeepStrictEqual(now, values) };
}

function minuteOf(moment: Date): string {
  return formatInIndia(moment, 'yyyy-MM-dd HH:mm');
}
