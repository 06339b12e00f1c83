import type { Db } from '../../db';
import type { OfficeFilter, RecordId, Slice } from '../rows/filter';

/** What a record says beside its row. */
export type RecordSettings = { forms: { cv: { folder: string } } };

/** One record with its fields by name. */
export type OfficeRecord = Record<string, string | number | Date | null>;

/** A kind of record that visitors submit. */
export type Subject = {
  name: string;
  singular: string;
  /** All fields, in the order of an export. */
  fields: readonly string[];
  states?: readonly string[];
  /** Those that the office sets. */
  officeStates?: readonly string[];
  /** The fields by which the list is sorted, newest first; without them it has no pages. */
  sortedBy?: { at: string; id: string };
  /** Up to `most` and one more, where it is given. */
  count: (db: Db, filter: OfficeFilter, most?: number) => Promise<number>;
  /** All that match, in the order of the list. */
  ids: (db: Db, filter: OfficeFilter) => Promise<RecordId[]>;
  list: (
    db: Db,
    filter: OfficeFilter,
    slice: Slice,
    settings: RecordSettings,
  ) => Promise<OfficeRecord[]>;
};

export type FindableSubject = Subject & {
  find: (db: Db, id: string, settings: RecordSettings) => Promise<OfficeRecord | undefined>;
};

/** Undefined when the text is not the id of a row. */
export function rowNumber(id: string): number | undefined {
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

type Paid = { amount: number | null; returned: number | null };

/** 'refunded' or 'part refunded' when money went back; what was paid stays paid for the filters. */
export function paymentState(state: string, { amount, returned }: Paid): string {
  if (state !== 'paid' || !returned) return state;
  return returned >= (amount ?? 0) ? 'refunded' : 'part refunded';
}
