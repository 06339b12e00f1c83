import type { Db } from '../db';
import type { RecordId } from './rows/filter';
import type { OfficeRecord, RecordSettings, Subject } from './subjects/subject';

const PAGE = 200;

type Source = { db: Db; config: RecordSettings };

/**
 * The records of an export. Which ones is settled by the ids before the first is read, so that new
 * ones shift no page.
 */
export async function* pagesOf(
  subject: Subject,
  all: readonly RecordId[],
  { db, config }: Source,
): AsyncGenerator<OfficeRecord[]> {
  for (let from = 0; from < all.length; from += PAGE) {
    const ids = all.slice(from, from + PAGE);
    const rows = await subject.list(db, { ids, test: true }, { limit: PAGE }, config);
    if (rows.length > 0) yield rows;
  }
}
