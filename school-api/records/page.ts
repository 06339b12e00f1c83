import type { Db } from '../db';
import type { RecordKind } from './record-key';
import {
  type Cursor,
  countKeys,
  type Key,
  type KeyRange,
  type OfficeFilter,
  type Sort,
} from './rows/keys';
import type { Subject } from './subjects/subject';

export const ROWS_OF_A_PAGE = 50;
/** Counting stops here, since nobody reads the exact number of a long list. */
export const MAX_COUNTED = 1000;

/** What a list shows of a kind of record. */
export type Source = { subject: Subject; filter: OfficeFilter };

export type ListedKey = Key & { kind: RecordKind };

type KeyPage = {
  keys: ListedKey[];
  /** Where older and newer records start; null at the ends. */
  older: ListedKey | null;
  newer: ListedKey | null;
};

/** A page of a list of one or more kinds, newest first by default. */
export async function pageOf(
  db: Db,
  sources: readonly Source[],
  where: Omit<KeyRange, 'limit'> & { limit?: number },
): Promise<KeyPage> {
  const { sort, limit = ROWS_OF_A_PAGE } = where;
  const from = where.before ? { before: where.before } : { after: where.after };
  const keys: ListedKey[] = [];
  for (const [rank, { subject, filter }] of sources.entries()) {
    // One more than shown tells whether there are others.
    const range = { limit: limit + 1, sort, ...tied(from, sources, rank) };
    const found = await subject.keys(db, filter, range);
    const inOrder = from.after ? [...found].reverse() : found;
    keys.push(...inOrder.map((key) => ({ ...key, kind: subject.name })));
  }
  const { rows, ...ends } = cutPage(keys.sort(inOrderOf(sort)), { limit, ...from });
  return { keys: rows, ...ends };
}

type Cursors = Pick<KeyRange, 'before' | 'after'>;

/** For equal values, records of an earlier source come first, in both directions. */
function tied({ before, after }: Cursors, sources: readonly Source[], rank: number): Cursors {
  const cursor = before ?? after;
  if (cursor?.kind === undefined) return { before, after };
  const own = sources.findIndex(({ subject }) => subject.name === cursor.kind);
  if (own === rank) return { before, after };
  const ties = before ? rank > own : rank < own;
  return before ? { before: { ...before, ties } } : { after: { ...cursor, ties } };
}

/** Counts up to one more than `MAX_COUNTED`. */
export async function countListed(db: Db, sources: readonly Source[]): Promise<number> {
  let counted = 0;
  for (const { subject, filter } of sources) {
    counted += await countKeys(db, subject.keys, filter, MAX_COUNTED + 1);
  }
  return Math.min(counted, MAX_COUNTED + 1);
}

/** Sorting is stable: for equal times or values, each kind keeps the database's order. */
function inOrderOf(sort: Sort | undefined) {
  const way = sort?.isDescending === false ? -1 : 1;
  return (one: Cursor, other: Cursor): number => {
    if (typeof one.value === 'string' && typeof other.value === 'string') {
      return one.value === other.value ? 0 : way * (other.value < one.value ? -1 : 1);
    }
    const later = other.at.getTime() - one.at.getTime();
    return way * (later === 0 ? other.entered.getTime() - one.entered.getTime() : later);
  };
}

/** The earliest records of one kind. */
export async function oldestOf(db: Db, [source]: readonly Source[], limit: number): Promise<Key[]> {
  if (source === undefined) return [];
  const beginning = { at: new Date(0), entered: new Date(0), id: '0' };
  return source.subject.keys(db, source.filter, { limit, after: beginning });
}

type PageQuery = { limit: number; before?: unknown; after?: unknown };

/**
 * A page of a list, newest first, from one more row than shown. `older` and `newer` are the rows beyond
 * which they start; null at the ends.
 */
export function cutPage<Row>(found: readonly Row[], { limit, before, after }: PageQuery) {
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
