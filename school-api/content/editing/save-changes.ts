import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { parseNewsDate } from '../lists/news-date';
import { setRecords } from './rows/many-records';
import { type NewRecord, type RecordRow, setRecord } from './rows/records';
import { addVersions, type VersionRow } from './rows/versions';

export type Cause = {
  now: Date;
  by: string;
  /** Recorded in the versions, such as 'paste'. */
  action: string;
};

/** Saves a change of a record with its version. */
export async function saveChange(
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
  // A published change next to a draft could not be undone from a version alone.
  const isLiveChanged = !isDeepStrictEqual(record.values, row.values);
  const words = isLiveChanged ? row.values : (row.draft ?? row.values);
  await addVersions(tx, [versionOf(row, cause, words)]);
  return row;
}

/** Many whole records, each with its version. */
export async function saveChanges(tx: Db, records: readonly RecordRow[], cause: Cause) {
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

/** From the text on the site, unless another one is given. */
export function versionOf(
  { id, revision, ...record }: RecordRow,
  { now, by, action }: Cause,
  values = record.values,
): VersionRow {
  return { recordId: id, number: revision, values, at: now, by, action };
}

const MAX_LABEL_LENGTH = 120;
const MAX_WORDS_LENGTH = 2_000;

/** Stored next to a record's values: its name, search words and sort value. */
export function factsOf(list: List, values: FieldValues) {
  const date = values.date ?? values.first_day;
  return {
    label: labelOf(list, values),
    words: wordsOf(list, values),
    slug: typeof values.slug === 'string' ? values.slug : null,
    datedAt: typeof date === 'string' ? (parseNewsDate(date) ?? null) : null,
  };
}

function labelOf({ same, one, fields }: List, values: FieldValues): string {
  const isFile = (name: string) =>
    fields.some((field) => field.name === name && field.type.references === 'file');
  const names = same.filter((name) => !isFile(name));
  const parts = names.map((name) => plain(values[name])).filter((text) => text !== '');
  return (parts.join(', ') || `Unnamed ${one}`).slice(0, MAX_LABEL_LENGTH);
}

function wordsOf({ fields }: List, values: FieldValues): string {
  const texts = fields
    .filter(({ type }) => type.input !== 'html')
    .map(({ name }) => plain(values[name]));
  return texts.join(' ').toLowerCase().slice(0, MAX_WORDS_LENGTH);
}

/** Titles may contain emphasis. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
