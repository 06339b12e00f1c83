import type { Db } from '../db';
import type { RecordKind } from './record-key';
import { countKeys, type Key, type OfficeFilter, type Place, type Stretch } from './rows/keys';
import type { Subject } from './subjects/subject';

export const ROWS_OF_A_PAGE = 50;
/** Counting goes on no further: nobody reads the exact number of a long list. */
export const MOST_COUNTED = 1000;

/** What a list shows of a kind of record. */
export type Source = { subject: Subject; filter: OfficeFilter };

export type ListedKey = Key & { kind: RecordKind };

type KeyPage = {
  keys: ListedKey[];
  /** Where the older and the newer records begin; null at the ends. */
  older: Place | null;
  newer: Place | null;
};

/** A page of a list of one or more kinds, newest first. */
export async function pageOf(
  db: Db,
  sources: readonly Source[],
  where: Omit<Stretch, 'limit'>,
): Promise<KeyPage> {
  const from = where.before ? { before: where.before } : { after: where.after };
  const keys: ListedKey[] = [];
  for (const { subject, filter } of sources) {
    // One more than is shown tells whether there are others.
    const found = await subject.keys(db, filter, { limit: ROWS_OF_A_PAGE + 1, ...from });
    const newestFirst = from.after ? [...found].reverse() : found;
    keys.push(...newestFirst.map((key) => ({ ...key, kind: subject.name })));
  }
  const { rows, ...ends } = cutPage(keys.sort(byPlace), { limit: ROWS_OF_A_PAGE, ...from });
  return { keys: rows, ...ends };
}

/** Counted up to one more than `MOST_COUNTED`. */
export async function countListed(db: Db, sources: readonly Source[]): Promise<number> {
  let counted = 0;
  for (const { subject, filter } of sources) {
    counted += await countKeys(db, subject.keys, filter, MOST_COUNTED + 1);
  }
  return Math.min(counted, MOST_COUNTED + 1);
}

/** Newest first. Sorting is stable: of one moment, each kind keeps the order of the database. */
function byPlace(one: Place, other: Place): number {
  const later = other.at.getTime() - one.at.getTime();
  return later === 0 ? other.entered.getTime() - one.entered.getTime() : later;
}

type Where = { limit: number; before?: unknown; after?: unknown };

/**
 * The page of a list, newest first, of which one row more was read than is shown: that tells whether there
 * are others. `older` and `newer` are the rows beyond which they begin; null at the ends.
 */
export function cutPage<Row>(found: readonly Row[], { limit, before, after }: Where) {
  const isMore = found.length > limit;
  const isAfter = before === undefined && after !== undefined;
  const rows = isAfter ? found.slice(-limit) : found.slice(0, limit);
  const hasOlder = isAfter || isMore;
  const hasNewer = isAfter ? isMore : before !== undefined;
  return {
    rows,
    older: hasOlder ? (rows.at(-1) ?? null) : null,
    newer: hasNewer ? (rows.at(0) ?? null) : null,
  };
}
