import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { contentRecords, contentVersions, type Db } from '../../../db';
import type { FieldValues, List } from '../../lists/list';
import { applyRows } from '../apply-rows';
import { bumpChange } from '../bump-change';
import { PAID_ONLINE } from '../charge';
import { inList } from '../in-list';
import { setChangeNumber } from '../rows/many-records';
import { type RecordRow, readRecords } from '../rows/records';
import { factsOf, saveChanges } from '../save-changes';
import type { Agreed } from '../types';
import type { Plan } from './compare';
import type { PastedList } from './pasted-lists';

type Apply = { list: PastedList; plan: Plan; hash: string; by: string; agreed?: Agreed };

/** All or nothing. False if the list has changed since `hash`. */
export function applyPaste(
  db: Db,
  now: Date,
  { list, plan, hash, by, agreed }: Apply,
): Promise<boolean> {
  if (plan.wrong.length > 0) throw new Error('a table with a wrong cell cannot be applied');
  const changed = plan.changed.map(({ known, cells }) => ({
    id: known.id,
    values: Object.fromEntries(cells.map(({ column, to }) => [column.field.name, to])),
  }));
  const added = plan.added.map(({ values }) => values);
  const gone = plan.gone.map(({ id }) => id);
  const rows = { list: list.list, added, changed, gone };
  return applyRows(db, { ...rows, by, action: PASTE, basedOn: hash, agreed }, now);
}

const PASTE = 'paste';
const MAX_LISTED = 10;

export type PastPaste = { at: Date; by: string; rows: number };

/** A list's latest pastes, newest first. */
export function listPastes(db: Db, list: string): Promise<PastPaste[]> {
  const { at, by } = contentVersions;
  return db
    .select({ at, by, rows: sql`count(*)`.mapWith(Number) })
    .from(contentVersions)
    .innerJoin(contentRecords, eq(contentRecords.id, contentVersions.recordId))
    .where(and(eq(contentRecords.list, list), eq(contentVersions.action, PASTE)))
    .groupBy(at, by)
    .orderBy(desc(at))
    .limit(MAX_LISTED);
}

type Undo = { at: Date; by: string; now: Date; agreed?: Agreed };

/** The records changed since, which prevent the undo, or another reason. */
type PasteUndone = { undone: number } | { changed: string[] } | { refused: string };

/** Undoes a whole paste: its additions, removals and changed values. */
export function undoPaste(db: Db, list: List, undo: Undo): Promise<PasteUndone> {
  const { at, now, by } = undo;
  const work = async (tx: Db): Promise<PasteUndone> => {
    const records = await readRecords(tx, list.name);
    const pasted = await versionsAt(tx, list.name, at);
    const own = records.filter(({ id }) => pasted.has(id));
    const changed = own.filter((record) => !isUntouched(record, pasted.get(record.id)));
    if (changed.length > 0) return { changed: changed.map(({ label }) => label) };
    const before = own.map((record) => asBefore(list, record, pasted.get(record.id)?.earlier, now));
    const others = records.filter(({ id }) => !pasted.has(id));
    const refused = refusalReason(list, before, others);
    if (refused !== undefined) return { refused };
    await saveChanges(tx, before, { now, by, action: 'paste undone' });
    await setChangeNumber(tx, [...pasted.keys()], await bumpChange(tx, list.tag, now));
    return { undone: before.length };
  };
  return inList(db, list, work, undo.agreed);
}

type Pasted = { number: number; earlier: FieldValues | null };

/** Per record: its version from that paste, and the text before it. */
async function versionsAt(tx: Db, list: string, at: Date): Promise<Map<number, Pasted>> {
  const { recordId, number, action } = contentVersions;
  const earlier = alias(contentVersions, 'earlier');
  const rows = await tx
    .select({ recordId, number, earlier: earlier.values })
    .from(contentVersions)
    .innerJoin(contentRecords, eq(contentRecords.id, recordId))
    .leftJoin(earlier, and(eq(earlier.recordId, recordId), eq(earlier.number, sql`${number} - 1`)))
    .where(and(eq(contentRecords.list, list), eq(action, PASTE), eq(contentVersions.at, at)));
  return new Map(rows.map(({ recordId: id, ...row }) => [id, row]));
}

/** A draft counts as a change, since its text could equal the previous version's. */
function isUntouched({ revision, draft }: RecordRow, pasted: Pasted | undefined): boolean {
  const isKnown = pasted !== undefined && (pasted.number === 1 || pasted.earlier !== null);
  return isKnown && revision === pasted.number && draft === null;
}

function asBefore(
  list: List,
  record: RecordRow,
  earlier: FieldValues | null | undefined,
  now: Date,
): RecordRow {
  if (record.state === 'binned') {
    return { ...record, state: 'shown', shownSince: now, binnedAt: null };
  }
  if (!earlier) return { ...record, state: 'binned', shownSince: null, binnedAt: now };
  return { ...record, values: earlier, ...factsOf(list, earlier) };
}

function refusalReason(
  { unique }: List,
  before: readonly RecordRow[],
  others: readonly RecordRow[],
) {
  const shown = (all: readonly RecordRow[]) => all.filter(({ state }) => state === 'shown');
  const isLost = (one: RecordRow) => one.isRegistrationFee && one.state !== 'shown';
  if (before.some(isLost)) return PAID_ONLINE;
  if (unique === undefined) return undefined;
  const taken = new Set(shown(others).map(({ values }) => values[unique]));
  const twice = shown(before).find(({ values }) => taken.has(values[unique]));
  return twice && `Another record on the site is now called “${twice.label}”.`;
}
