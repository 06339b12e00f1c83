import type { Db } from '../../db';
import type { OfficeRecord } from '../../records';
import { type AccessFilter, type AccessRow, listAccesses } from './access-log';

const PAGE = 500;

/** For lists and exports, as the columns are in a file. */
export const ACCESS_COLUMNS = [
  ...['at', 'actor', 'action', 'record', 'person'],
  ...['before', 'after', 'client'],
];

export function accessRecord({ before, after, id: _, ...row }: AccessRow): OfficeRecord {
  return { ...row, before: asText(before), after: asText(after) };
}

const asText = (values: AccessRow['before']) => (values === null ? '' : JSON.stringify(values));

/** All that match, the newest first. */
export async function* pagesOfAccesses(db: Db, filter: AccessFilter) {
  for (let before: number | undefined; ; ) {
    const rows = await listAccesses(db, filter, { limit: PAGE, before });
    if (rows.length > 0) yield rows.map(accessRecord);
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}
