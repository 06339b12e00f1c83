import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Db, donations, offlineGifts, paymentOrders } from '../../db';
import { among, type OfficeFilter } from './filter';
import { giftStates } from './gifts';

/** A place in the list. Gifts of one day, which have no hour, stand as they were entered. */
export type Place = { at: Date; entered: Date; id: string };
export type Stretch = { limit: number; before?: Place; after?: Place };

/*
 * The queries below begin at the index that has the order of the list, and end at the limit. A join
 * that the planner may turn round reads all records while a database has no statistics yet.
 */
const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** A gift by bank that was entered after the moment stands before the online ones of that moment. */
function beyond(at: Column, id: Column, { before, after }: Stretch): SQL | undefined {
  const place = before ?? after;
  if (place === undefined) return undefined;
  const isLater = place.entered > place.at;
  if (isLater && before) return lte(at, place.at);
  if (isLater) return gt(at, place.at);
  const other = sql`(${moment(place.at)}, ${place.id})`;
  return before ? sql`(${at}, ${id}) < ${other}` : sql`(${at}, ${id}) > ${other}`;
}

const ordered = (columns: readonly Column[], { after }: Stretch) =>
  columns.map((column) => (after ? asc(column) : desc(column)));

const within = (at: Column, { since, until }: OfficeFilter) =>
  and(since && gte(at, since), until && lt(at, until));

/**
 * Of a state, along the orders: each has the moment of its donation. A paid one is kept as long as its
 * donation; of the others, retention may have removed the donation, which costs a look-up for each.
 */
function ofState(db: Db, filter: OfficeFilter, state: string, stretch: Stretch) {
  const { purpose, subjectId, createdAt, test } = paymentOrders;
  const orders = db
    .select({ id: subjectId, at: createdAt, entered: createdAt })
    .from(paymentOrders)
    .$dynamic();
  // The limit keeps the planner from reading all donations instead.
  const gift = db
    .select({ one: sql`1`.as('one') })
    .from(donations)
    .where(eq(donations.id, subjectId))
    .limit(1)
    .as('gift');
  const found = state === 'paid' ? orders : orders.innerJoinLateral(gift, sql`true`);
  return found
    .where(
      and(
        eq(purpose, 'donation'),
        sql`${paymentOrders.state} = ${state}`,
        filter.test ? undefined : eq(test, false),
        within(createdAt, filter),
        among(subjectId, filter.ids),
        beyond(createdAt, subjectId, stretch),
      ),
    )
    .orderBy(...ordered([createdAt, subjectId], stretch))
    .limit(stretch.limit);
}

function ofAnyState(db: Db, filter: OfficeFilter, stretch: Stretch) {
  const { purpose, subjectId, test } = paymentOrders;
  const { id, createdAt } = donations;
  const testOrder = db
    .select({ one: sql`1` })
    .from(paymentOrders)
    .where(and(eq(purpose, 'donation'), eq(subjectId, id), eq(test, true)));
  return db
    .select({ id, at: createdAt, entered: createdAt })
    .from(donations)
    .where(
      and(
        filter.test ? undefined : notExists(testOrder),
        within(createdAt, filter),
        among(id, filter.ids),
        beyond(createdAt, id, stretch),
      ),
    )
    .orderBy(...ordered([createdAt, id], stretch))
    .limit(stretch.limit);
}

const onlineQuery = (db: Db, filter: OfficeFilter, stretch: Stretch) =>
  filter.state === undefined
    ? ofAnyState(db, filter, stretch)
    : ofState(db, filter, filter.state, stretch);

function beyondDay({ before, after }: Stretch): SQL | undefined {
  const { id, givenOn, createdAt } = offlineGifts;
  const row = sql`(${givenOn}, ${createdAt}, ${id})`;
  const place = before ?? after;
  if (place === undefined) return undefined;
  const other = sql`(${moment(place.at)}, ${moment(place.entered)}, ${place.id})`;
  return before ? sql`${row} < ${other}` : sql`${row} > ${other}`;
}

function offlineQuery(db: Db, filter: OfficeFilter, stretch: Stretch) {
  const { id, givenOn, createdAt, cancelledAt } = offlineGifts;
  return db
    .select({ id, at: givenOn, entered: createdAt })
    .from(offlineGifts)
    .where(
      and(
        filter.state === giftStates.cancelled ? isNotNull(cancelledAt) : undefined,
        filter.state === giftStates.valid ? isNull(cancelledAt) : undefined,
        within(givenOn, filter),
        among(id, filter.ids),
        beyondDay(stretch),
      ),
    )
    .orderBy(...ordered([givenOn, createdAt, id], stretch))
    .limit(stretch.limit);
}

const queries = { online: onlineQuery, offline: offlineQuery };
export type GiftSource = keyof typeof queries;

/** In the order of the list; oldest first after a place. */
export function giftKeys(
  db: Db,
  source: GiftSource,
  filter: OfficeFilter,
  stretch: Stretch,
): Promise<Place[]> {
  return queries[source](db, filter, stretch);
}

/** At most `most`. */
export async function countGiftKeys(
  db: Db,
  source: GiftSource,
  filter: OfficeFilter,
  most: number,
): Promise<number> {
  const found = queries[source](db, filter, { limit: most }).as('found');
  const [row] = await db.select({ count: count() }).from(found);
  return row?.count ?? 0;
}
