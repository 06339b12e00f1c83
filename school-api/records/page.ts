import type { Db } from '../db';
import { cutPage } from './cut-page';
import type { Cursor, OfficeFilter } from './rows/filter';
import type { OfficeRecord, RecordSettings, Subject } from './subjects/subject';

export const ROWS_OF_A_PAGE = 50;
/** Counting goes on no further: nobody reads the exact number of a long list. */
export const MOST_COUNTED = 1000;

export type RecordPage = {
  rows: OfficeRecord[];
  /** Where the older and the newer records begin; null at the ends. */
  older: Cursor | null;
  newer: Cursor | null;
};

type Where = { filter: OfficeFilter; before?: Cursor | undefined; after?: Cursor | undefined };
type Source = { db: Db; config: RecordSettings };

/** A page of a list, newest first. */
export async function pageOfRecords(
  subject: Subject,
  { db, config }: Source,
  { filter, before, after }: Where,
): Promise<RecordPage> {
  const from = before ? { before } : after && { after };
  // One more than is shown tells whether there are others.
  const slice = { limit: ROWS_OF_A_PAGE + 1, ...from };
  const found = await subject.list(db, filter, slice, config);
  const page = cutPage(found, { limit: ROWS_OF_A_PAGE, ...from });
  return {
    rows: page.rows,
    older: cursorOf(subject, page.older),
    newer: cursorOf(subject, page.newer),
  };
}

function cursorOf({ name, sortedBy }: Subject, record: OfficeRecord | null): Cursor | null {
  if (record === null) return null;
  const at = sortedBy && record[sortedBy.at];
  const id = sortedBy && record[sortedBy.id];
  if (!(at instanceof Date) || (typeof id !== 'string' && typeof id !== 'number')) {
    throw new Error(`${name} have no order`);
  }
  return { at, id };
}
