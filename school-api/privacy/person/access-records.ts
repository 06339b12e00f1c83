import type { Db } from '../../db';
import type { OfficeRecord } from '../../records';
import { changesOf, sentence } from '../audit/describe';
import { type Names, namesOf } from '../audit/record-names';
import { type AccessFilter, type AccessRow, listAccesses } from './access-log';

const PAGE = 500;

/** For lists and exports, in a file's column format. */
export const ACCESS_COLUMNS = [
  ...['at', 'sentence', 'changes', 'actor', 'action', 'record', 'person'],
  ...['before', 'after', 'client'],
];

function accessRecord(row: AccessRow, names: Names): OfficeRecord {
  const { before, after, id: _, ...rest } = row;
  const changes = changesOf(row).map((one) => `${one.field}: ${one.before} → ${one.after}`);
  return {
    ...rest,
    sentence: sentence(row, names),
    changes: changes.join('\n'),
    before: asText(before),
    after: asText(after),
  };
}

const asText = (values: AccessRow['before']) => (values === null ? '' : JSON.stringify(values));

/** All matches, newest first. */
export async function* pagesOfAccesses(db: Db, filter: AccessFilter) {
  for (let before: number | undefined; ; ) {
    const rows = await listAccesses(db, filter, { limit: PAGE, before });
    const names = await namesOf(db, rows);
    if (rows.length > 0) yield rows.map((row) => accessRecord(row, names));
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return;
  }
}
