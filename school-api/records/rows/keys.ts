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

/** `until` is exclusive; `test` includes test payments; `ids` are the only records looked for. */
export type OfficeFilter = {
  since?: Date;
  until?: Date;
  /** How far it has come by itself, such as 'paid'. */
  state?: string | undefined;
  /** What the office has set (records/states). */
  officeState?: string | undefined;
  test?: boolean;
  ids?: readonly RecordId[];
  /** The same by what their addresses have, such as the number of an application. */
  named?: readonly RecordId[];
  /** Of an application. */
  applyFor?: string | undefined;
  studentType?: string | undefined;
  testDay?: string | undefined;
  /** Of a job application. */
  vacancy?: string | undefined;
};

/** The order of a list; without one it is by date, newest first. */
export type Sort = { by: string; isDescending: boolean };

/** What a list is sorted by, each with an index that ends in the id. Values compare as bytes. */
export type Sorts = Readonly<Record<string, SQL<string>>>;

/**
 * A place in a list. Donations of one day, which have no hour, stand as they were entered. In another order than
 * by date it is the value; `ties` says whether records of another kind with the same value lie beyond.
 */
export type Place = { at: Date; entered: Date; id: RecordId; value?: string | null } & {
  kind?: RecordKind;
  ties?: boolean;
};

/** `before` begins after a place with the older ones, `after` ends before it with the newer ones. */
export type Stretch = {
  limit: number;
  sort?: Sort | undefined;
  before?: Place | undefined;
  after?: Place | undefined;
};

/** A record and its place, which is by its number where no address may name its id. */
export type Key = Place & { record: RecordId };

/** The records of a stretch in the order of the list; in the other order after a place. */
export type KeyQuery = (
  db: Db,
  filter: OfficeFilter,
  stretch: Stretch,
) => SQLWrapper & PromiseLike<Key[]>;

const EVERY_ROW = 2_147_483_647;

/** Null in the order by date. */
export const sortValue = (value: SQL<string> | undefined) =>
  sql<string | null>`${value ?? sql`null`}`.as('value');

export const recordOf = (id: Column) => sql<RecordId>`${id}`.as('record');

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** A donation by bank that was entered after the moment stands before the online ones of that moment. */
export function beyond(at: Column, id: Column, stretch: Stretch): SQL | undefined {
  const { before, after } = stretch;
  const place = before ?? after;
  if (place === undefined) return undefined;
  const isLess = isLessIn(stretch);
  const isLater = place.entered > place.at;
  if (isLater && isLess) return lte(at, place.at);
  if (isLater) return gt(at, place.at);
  return beyondAll([at, id], [moment(place.at), idOf(id, place)], isLess);
}

export function beyondDay(columns: readonly Column[], stretch: Stretch) {
  const place = stretch.before ?? stretch.after;
  if (place === undefined) return undefined;
  const values = [moment(place.at), moment(place.entered), sql`${place.id}`];
  return beyondAll(columns, values, isLessIn(stretch));
}

/** In another order than by date. */
export function beyondValue(value: SQL, id: Column, stretch: Stretch): SQL | undefined {
  const place = stretch.before ?? stretch.after;
  if (place === undefined) return undefined;
  const own = sql`${place.value ?? ''}`;
  const isLess = isLessIn(stretch);
  if (place.ties === undefined) return beyondAll([value, id], [own, idOf(id, place)], isLess);
  const compare = `${isLess ? '<' : '>'}${place.ties ? '=' : ''}`;
  return sql`${value} ${sql.raw(compare)} ${own}`;
}

const isDescendingIn = ({ sort }: Stretch) => sort?.isDescending ?? true;

/** Whether what lies beyond the place is less than it. */
const isLessIn = (stretch: Stretch) => (stretch.before !== undefined) === isDescendingIn(stretch);

/** From an address, where anything may stand. */
const idOf = ({ dataType }: Column, { id }: Place) =>
  sql`${dataType === 'number' ? (rowNumber(String(id)) ?? 0) : id}`;

function beyondAll(columns: readonly SQLWrapper[], values: readonly SQL[], isBefore: boolean): SQL {
  const row = sql.join([...columns], sql`, `);
  return sql`(${row}) ${sql.raw(isBefore ? '<' : '>')} (${sql.join([...values], sql`, `)})`;
}

export const ordered = (columns: readonly (Column | SQL)[], stretch: Stretch) =>
  columns.map((column) =>
    (stretch.after === undefined) === isDescendingIn(stretch) ? desc(column) : asc(column),
  );

export const within = (at: Column, { since, until }: OfficeFilter) =>
  and(since && gte(at, since), until && lt(at, until));

/** As one parameter: hundreds of them take longer to pass than the query. */
export function among(id: Column, ids: readonly RecordId[] | undefined): SQL | undefined {
  return ids && sql`${id} = any(${sql.param([...ids])})`;
}

/** What visitors send that is a row of one table. */
type Submitted =
  | typeof applications
  | typeof contactMessages
  | typeof jobApplications
  | typeof transfers;

/** Read along the index of the list, so that a page costs the same wherever it lies. */
export function keysOf(
  table: Submitted,
  sorts: Sorts,
  narrow: (filter: OfficeFilter) => SQL | undefined = () => undefined,
): KeyQuery {
  const all: PgTable = table;
  const { id: record, createdAt, officeState } = table;
  const id = 'number' in table ? table.number : table.id;
  return (db, filter, stretch) => {
    const value = sorts[stretch.sort?.by ?? ''];
    return db
      .select({
        record: recordOf(record),
        id,
        at: createdAt,
        entered: createdAt,
        value: sortValue(value),
      })
      .from(all)
      .where(
        and(
          within(createdAt, filter),
          among(record, filter.ids),
          among(id, filter.named),
          filter.officeState === undefined ? undefined : eq(officeState, filter.officeState),
          narrow(filter),
          value ? beyondValue(value, id, stretch) : beyond(createdAt, id, stretch),
        ),
      )
      .orderBy(...ordered([value ?? createdAt, id], stretch))
      .limit(stretch.limit);
  };
}

/** Counting ends at `most`. */
export async function countKeys(
  db: Db,
  keys: KeyQuery,
  filter: OfficeFilter,
  most = EVERY_ROW,
): Promise<number> {
  const found = keys(db, filter, { limit: most });
  const [row] = await db.select({ count: count() }).from(sql`${found} as found`);
  return row?.count ?? 0;
}

/**
 * All that match, in the order of the list, as one value. As rows, fifty thousand keep the process busy
 * for a third of a second, in which no visitor is answered.
 */
export async function listIds(db: Db, keys: KeyQuery, filter: OfficeFilter): Promise<RecordId[]> {
  const sorted = keys(db, filter, { limit: EVERY_ROW });
  const [row] = await db
    .select({ ids: sql<RecordId[]>`coalesce(json_agg(found.record), '[]')` })
    .from(sql`${sorted} as found`);
  return row?.ids ?? [];
}
