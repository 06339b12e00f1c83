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
import type { applications, contactMessages, Db, jobApplications } from '../../db';
import { type RecordId, rowNumber } from '../record-key';

/** `until` is exclusive; `test` includes test payments; `ids` are the only records looked for. */
export type OfficeFilter = {
  since?: Date;
  until?: Date;
  /** How far it has come by itself, such as 'paid'. */
  state?: string;
  /** What the office has set (records/states). */
  officeState?: string;
  test?: boolean;
  ids?: readonly RecordId[];
  /** The same by what their addresses have, such as the number of an application. */
  named?: readonly RecordId[];
  /** Of an application. */
  applyFor?: string;
  studentType?: string;
  /** Of a job application. */
  vacancy?: string;
};

/** A place in a list. Gifts of one day, which have no hour, stand as they were entered. */
export type Place = { at: Date; entered: Date; id: RecordId };

/** `before` begins after a place with the older ones, `after` ends before it with the newer ones. */
export type Stretch = {
  limit: number;
  before?: Place | undefined;
  after?: Place | undefined;
};

/** A record and its place, which is by its number where no address may name its id. */
export type Key = Place & { record: RecordId };

/** The records of a stretch, newest first; oldest first after a place. */
export type KeyQuery = (
  db: Db,
  filter: OfficeFilter,
  stretch: Stretch,
) => SQLWrapper & PromiseLike<Key[]>;

const EVERY_ROW = 2_147_483_647;

export const recordOf = (id: Column) => sql<RecordId>`${id}`.as('record');

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** A gift by bank that was entered after the moment stands before the online ones of that moment. */
export function beyond(at: Column, id: Column, { before, after }: Stretch): SQL | undefined {
  const place = before ?? after;
  if (place === undefined) return undefined;
  const isLater = place.entered > place.at;
  if (isLater && before) return lte(at, place.at);
  if (isLater) return gt(at, place.at);
  return beyondAll([at, id], [moment(place.at), idOf(id, place)], before !== undefined);
}

export function beyondDay(columns: readonly Column[], { before, after }: Stretch) {
  const place = before ?? after;
  if (place === undefined) return undefined;
  const values = [moment(place.at), moment(place.entered), sql`${place.id}`];
  return beyondAll(columns, values, before !== undefined);
}

/** From an address, where anything may stand. */
const idOf = ({ dataType }: Column, { id }: Place) =>
  sql`${dataType === 'number' ? (rowNumber(String(id)) ?? 0) : id}`;

function beyondAll(columns: readonly Column[], values: readonly SQL[], isBefore: boolean): SQL {
  const row = sql.join([...columns], sql`, `);
  return sql`(${row}) ${sql.raw(isBefore ? '<' : '>')} (${sql.join([...values], sql`, `)})`;
}

export const ordered = (columns: readonly Column[], { after }: Stretch) =>
  columns.map((column) => (after ? asc(column) : desc(column)));

export const within = (at: Column, { since, until }: OfficeFilter) =>
  and(since && gte(at, since), until && lt(at, until));

/** As one parameter: hundreds of them take longer to pass than the query. */
export function among(id: Column, ids: readonly RecordId[] | undefined): SQL | undefined {
  return ids && sql`${id} = any(${sql.param([...ids])})`;
}

/** What visitors send that is a row of one table. */
type Submitted = typeof applications | typeof contactMessages | typeof jobApplications;

/** Read along the index of the list, so that a page costs the same wherever it lies. */
export function keysOf(
  table: Submitted,
  narrow: (filter: OfficeFilter) => SQL | undefined = () => undefined,
): KeyQuery {
  const all: PgTable = table;
  const { id: record, createdAt, officeState } = table;
  const id = 'number' in table ? table.number : table.id;
  return (db, filter, stretch) =>
    db
      .select({ record: recordOf(record), id, at: createdAt, entered: createdAt })
      .from(all)
      .where(
        and(
          within(createdAt, filter),
          among(record, filter.ids),
          among(id, filter.named),
          filter.officeState === undefined ? undefined : eq(officeState, filter.officeState),
          narrow(filter),
          beyond(createdAt, id, stretch),
        ),
      )
      .orderBy(...ordered([createdAt, id], stretch))
      .limit(stretch.limit);
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
