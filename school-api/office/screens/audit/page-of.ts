import type { Db } from '../../../db';
import { type AccessFilter, listAccesses } from '../../../privacy';
import { cutPage, ROWS_OF_A_PAGE } from '../../../records';

type Cursors = { before?: number | undefined; after?: number | undefined };

/** A page of rows, and the cursors of the pages beside it. */
export async function pageOfAccesses(db: Db, filter: AccessFilter, { before, after }: Cursors) {
  const from = before === undefined ? { after } : { before };
  const limit = ROWS_OF_A_PAGE;
  const found = await listAccesses(db, filter, { limit: limit + 1, ...from });
  const { rows, older, newer } = cutPage(found, { limit, ...from });
  return {
    rows,
    older: older && String(older.id),
    newer: newer && String(newer.id),
  };
}

/** The id of a row from the address; undefined where there is none. */
export function readCursor(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
