import {
  and,
  type Column,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  byAmount,
  byPayment,
  byText,
  type Db,
  donations,
  offlineDonations,
  paymentOrders,
} from '../../db';
import {
  afterCursorDay,
  afterCursorValue,
  among,
  beyond,
  type KeyQuery,
  type KeyRange,
  type OfficeFilter,
  ordered,
  recordOf,
  type Sorts,
  sortValue,
  within,
} from './keys';

/* The queries below start at the index with the list's order, and stop at the limit. A join that
   the planner may reorder reads all records while a database has no statistics yet. */

/** What was returned, also in part, was received too. */
function hasState(state: string | undefined): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'returned') return gt(paymentOrders.returned, 0);
  return sql`${paymentOrders.state} = ${state === 'received' ? 'paid' : state}`;
}

const isPaid = ({ state }: OfficeFilter) => state === 'received' || state === 'returned';

/** Online donations for the purpose of a filter. */
export const isFor = (db: Db, id: Column, { cause }: OfficeFilter) =>
  cause === undefined
    ? undefined
    : inArray(
        id,
        db.select({ id: donations.id }).from(donations).where(eq(donations.purpose, cause)),
      );

/**
 * Every donation has its order, which has the time of payment. A paid order is kept as long as its
 * donation; for others, retention may have removed the donation, which costs a look-up each.
 */
function selectByOrderIndex(db: Db, filter: OfficeFilter, range: KeyRange) {
  const value = range.sort?.by === 'amount' ? byAmount(paymentOrders.amount) : undefined;
  const { purpose, subjectId, test } = paymentOrders;
  const at = byPayment(paymentOrders);
  const orders = db
    .select({
      record: recordOf(subjectId),
      id: subjectId,
      at,
      entered: at,
      value: sortValue(value),
    })
    .from(paymentOrders)
    .$dynamic();
  // The limit keeps the planner from reading all donations instead.
  const donation = db
    .select({ one: sql`1`.as('one') })
    .from(donations)
    .where(eq(donations.id, subjectId))
    .limit(1)
    .as('donation');
  const query = isPaid(filter) ? orders : orders.innerJoinLateral(donation, sql`true`);
  return query
    .where(
      and(
        eq(purpose, 'donation'),
        hasState(filter.state),
        isFor(db, subjectId, filter),
        filter.test ? undefined : eq(test, false),
        within(at, filter),
        among(subjectId, filter.ids),
        among(subjectId, filter.named),
        value ? afterCursorValue(value, subjectId, range) : beyond(at, subjectId, range),
      ),
    )
    .orderBy(...ordered([value ?? at, subjectId], range))
    .limit(range.limit);
}

function byDonor(db: Db, filter: OfficeFilter, range: KeyRange) {
  const { purpose, subjectId, test } = paymentOrders;
  const { id, createdAt } = donations;
  const stated = hasState(filter.state);
  const value = byText(donations.donorName);
  const paid = within(byPayment(paymentOrders), filter);
  const orderWith = (condition: SQL) =>
    db
      .select({ one: sql`1` })
      .from(paymentOrders)
      .where(and(eq(purpose, 'donation'), eq(subjectId, id), condition));
  return db
    .select({
      record: recordOf(id),
      id,
      at: createdAt,
      entered: createdAt,
      value: sortValue(value),
    })
    .from(donations)
    .where(
      and(
        filter.test ? undefined : notExists(orderWith(eq(test, true))),
        stated && exists(orderWith(stated)),
        filter.cause === undefined ? undefined : eq(donations.purpose, filter.cause),
        paid && exists(orderWith(paid)),
        among(id, filter.ids),
        among(id, filter.named),
        afterCursorValue(value, id, range),
      ),
    )
    .orderBy(...ordered([value, id], range))
    .limit(range.limit);
}

export const donationKeys: KeyQuery = (db, filter, range) =>
  (range.sort?.by === 'name' ? byDonor : selectByOrderIndex)(db, filter, range);

const offlineSorts: Sorts = {
  amount: byAmount(offlineDonations.amount),
  name: byText(offlineDonations.donorName),
};

/** By the day of the donation. */
export const offlineDonationKeys: KeyQuery = (db, filter, range) => {
  const { id, givenOn, createdAt, cancelledAt, purpose } = offlineDonations;
  const value = offlineSorts[range.sort?.by ?? ''];
  const days = [givenOn, createdAt, id];
  return db
    .select({
      record: recordOf(id),
      id,
      at: givenOn,
      entered: createdAt,
      value: sortValue(value),
    })
    .from(offlineDonations)
    .where(
      and(
        filter.state === 'cancelled' ? isNotNull(cancelledAt) : undefined,
        filter.state === 'received' ? isNull(cancelledAt) : undefined,
        filter.cause === undefined ? undefined : eq(purpose, filter.cause),
        within(givenOn, filter),
        among(id, filter.ids),
        among(id, filter.named),
        value ? afterCursorValue(value, id, range) : afterCursorDay(days, range),
      ),
    )
    .orderBy(...ordered(value ? [value, id] : days, range))
    .limit(range.limit);
};
