import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gt,
  gte,
  lt,
  lte,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { applications, contactMessages, Db, jobApplications, transfers } from '../../db';
import { type RecordId, type RecordKind, rowNumber } from '../record-key';

/** `until` is exclusive; `test` includes test payments; `ids` limits the search. */
export type OfficeFilter = {
  since?: Date;
  until?: Date;
  /** Its own progress, such as 'paid'; of a donation, 'received' or 'returned'. */
  state?: string | undefined;
  /** A donation's purpose; '' for none. */
  cause?: string | undefined;
  /** Set by the office (records/states). */
  officeState?: string | undefined;
  test?: boolean;
  ids?: readonly RecordId[];
  /** The same by identifiers in addresses, such as an application's number. */
  named?: readonly RecordId[];
  /** For an application. */
  applyFor?: string | undefined;
  studentType?: string | undefined;
  testDay?: string | undefined;
  /** When its form was completed; `until` is exclusive. */
  completed?: { since?: Date; until?: Date };
  /** The family's answer: 'week', or 'over' if it did not come in time. */
  answer?: { state: string | undefined; now: Date };
  /** For a prepared decision: 'set' with a release time, 'unset' without one. */
  release?: string | undefined;
  /** Its documents: 'new', or 'missing' if requested. */
  documents?: string | undefined;
  /** For a job application. */
  vacancy?: string | undefined;
};

/** A list's order; by default newest first. */
export type Sort = { by: string; isDescending: boolean };

/** The sorts of a list, each with an index that ends in the id. Values compare as bytes. */
export type Sorts = Readonly<Record<string, SQL<string>>>;

/**
 * A position in a list. Donations of one day, which have no time, are in order of entry. For other sorts than by
 * date it is the value; `ties` tells whether records of another kind with the same value lie beyond.
 */
export type Cursor = { at: Date; entered: Date; id: RecordId; value?: string | null } & {
  kind?: RecordKind;
  ties?: boolean;
};

/** `before` starts after a position, with older ones; `after` ends before it, with newer ones. */
export type KeyRange = {
  limit: number;
  sort?: Sort | undefined;
  before?: Cursor | undefined;
  after?: Cursor | undefined;
};

/** A record and its position, which uses its number if addresses must not contain its id. */
export type Key = Cursor & { record: RecordId };

/** The records of a range in list order, or in reverse after a position. */
export type KeyQuery = (
  db: Db,
  filter: OfficeFilter,
  range: KeyRange,
) => SQLWrapper & PromiseLike<Key[]>;

const EVERY_ROW = 2_147_483_647;

/** Null if sorted by date. */
export const sortValue = (value: SQL<string> | undefined) =>
  sql<string | null>`${value ?? sql`null`}`.as('value');

export const recordOf = (id: Column) => sql<RecordId>`${id}`.as('record');

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** A donation entered after that time precedes online ones of the same time. */
export function beyond(at: SQLWrapper, id: Column, range: KeyRange): SQL | undefined {
  const { before, after } = range;
  const cursor = before ?? after;
  if (cursor === undefined) return undefined;
  const isLess = isLessIn(range);
  const isLater = cursor.entered > cursor.at;
  if (isLater && isLess) return lte(at, moment(cursor.at));
  if (isLater) return gt(at, moment(cursor.at));
  return afterCursor([at, id], [moment(cursor.at), idOf(id, cursor)], isLess);
}

export function afterCursorDay(columns: readonly Column[], range: KeyRange) {
  const cursor = range.before ?? range.after;
  if (cursor === undefined) return undefined;
  const values = [moment(cursor.at), moment(cursor.entered), sql`${cursor.id}`];
  return afterCursor(columns, values, isLessIn(range));
}

/** For other sorts than by date. */
export function afterCursorValue(value: SQL, id: Column, range: KeyRange): SQL | undefined {
  const cursor = range.before ?? range.after;
  if (cursor === undefined) return undefined;
  const own = sql`${cursor.value ?? ''}`;
  const isLess = isLessIn(range);
  if (cursor.ties === undefined) return afterCursor([value, id], [own, idOf(id, cursor)], isLess);
  const compare = `${isLess ? '<' : '>'}${cursor.ties ? '=' : ''}`;
  return sql`${value} ${sql.raw(compare)} ${own}`;
}

const isDescendingIn = ({ sort }: KeyRange) => sort?.isDescending ?? true;

/** Whether values beyond the position are smaller. */
const isLessIn = (range: KeyRange) => (range.before !== undefined) === isDescendingIn(range);

/** From an address, which may contain anything. */
const idOf = ({ dataType }: Column, { id }: Cursor) =>
  sql`${dataType === 'number' ? (rowNumber(String(id)) ?? 0) : id}`;

function afterCursor(
  columns: readonly SQLWrapper[],
  values: readonly SQL[],
  isBefore: boolean,
): SQL {
  const row = sql.join([...columns], sql`, `);
  return sql`(${row}) ${sql.raw(isBefore ? '<' : '>')} (${sql.join([...values], sql`, `)})`;
}

export const ordered = (columns: readonly (Column | SQL)[], range: KeyRange) =>
  columns.map((column) =>
    (range.after === undefined) === isDescendingIn(range) ? desc(column) : asc(column),
  );

export const within = (at: SQLWrapper, { since, until }: Pick<OfficeFilter, 'since' | 'until'>) =>
  and(since && gte(at, moment(since)), until && lt(at, moment(until)));

/** As one parameter: passing hundreds takes longer than the query. */
export function among(id: Column, ids: readonly RecordId[] | undefined): SQL | undefined {
  return ids && sql`${id} = any(${sql.param([...ids])})`;
}

/** Submitted records that are rows of one table. */
type Submitted =
  | typeof applications
  | typeof contactMessages
  | typeof jobApplications
  | typeof transfers;

/** Reads along the list's index, so that every page costs the same. `at`: the date of its list. */
export function keysOf(
  table: Submitted,
  sorts: Sorts,
  narrow: (filter: OfficeFilter) => SQL | undefined = () => undefined,
  at: Submitted['createdAt'] | SQL<Date> = table.createdAt,
): KeyQuery {
  const all: PgTable = table;
  const { id: record, officeState } = table;
  const id = 'number' in table ? table.number : table.id;
  return (db, filter, range) => {
    const value = sorts[range.sort?.by ?? ''];
    return db
      .select({
        record: recordOf(record),
        id,
        at,
        entered: at,
        value: sortValue(value),
      })
      .from(all)
      .where(
        and(
          within(at, filter),
          among(record, filter.ids),
          among(id, filter.named),
          filter.officeState === undefined ? undefined : eq(officeState, filter.officeState),
          narrow(filter),
          value ? afterCursorValue(value, id, range) : beyond(at, id, range),
        ),
      )
      .orderBy(...ordered([value ?? at, id], range))
      .limit(range.limit);
  };
}

/** Stops counting at `most`. */
export async function countKeys(
  db: Db,
  keys: KeyQuery,
  filter: OfficeFilter,
  max = EVERY_ROW,
): Promise<number> {
  const query = keys(db, filter, { limit: max });
  const [row] = await db.select({ count: count() }).from(sql`${query} as found`);
  return row?.count ?? 0;
}

/**
 * All matches, in list order, as one value. As rows, fifty thousand would block the process for a third
 * of a second, during which no visitor is served.
 */
export async function listIds(db: Db, keys: KeyQuery, filter: OfficeFilter): Promise<RecordId[]> {
  const sorted = keys(db, filter, { limit: EVERY_ROW });
  const [row] = await db
    .select({ ids: sql<RecordId[]>`coalesce(json_agg(found.record), '[]')` })
    .from(sql`${sorted} as found`);
  return row?.ids ?? [];
}
