import { and, eq, exists, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import { byAmount, byText, type Db, donations, offlineDonations, paymentOrders } from '../../db';
import {
  among,
  beyond,
  beyondDay,
  beyondValue,
  type KeyQuery,
  type OfficeFilter,
  ordered,
  recordOf,
  type Sorts,
  type Stretch,
  sortValue,
  within,
} from './keys';

/* The queries below start at the index with the list's order, and stop at the limit. A join that
   the planner may reorder reads all records while a database has no statistics yet. */

/**
 * For a state, along the orders, which have their donation's time. A paid order is kept as long as its
 * donation; for others, retention may have removed the donation, which costs a look-up each.
 */
function alongOrders(db: Db, filter: OfficeFilter, stretch: Stretch) {
  const { state } = filter;
  const value = stretch.sort?.by === 'amount' ? byAmount(paymentOrders.amount) : undefined;
  const { purpose, subjectId, createdAt, test } = paymentOrders;
  const orders = db
    .select({
      record: recordOf(subjectId),
      id: subjectId,
      at: createdAt,
      entered: createdAt,
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
  const found = state === 'paid' ? orders : orders.innerJoinLateral(donation, sql`true`);
  return found
    .where(
      and(
        eq(purpose, 'donation'),
        state === undefined ? undefined : sql`${paymentOrders.state} = ${state}`,
        filter.test ? undefined : eq(test, false),
        within(createdAt, filter),
        among(subjectId, filter.ids),
        among(subjectId, filter.named),
        value ? beyondValue(value, subjectId, stretch) : beyond(createdAt, subjectId, stretch),
      ),
    )
    .orderBy(...ordered([value ?? createdAt, subjectId], stretch))
    .limit(stretch.limit);
}

function alongDonations(db: Db, filter: OfficeFilter, stretch: Stretch) {
  const { purpose, subjectId, test, state } = paymentOrders;
  const { id, createdAt } = donations;
  const value = stretch.sort?.by === 'name' ? byText(donations.donorName) : undefined;
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
        filter.state === undefined ? undefined : exists(orderWith(sql`${state} = ${filter.state}`)),
        within(createdAt, filter),
        among(id, filter.ids),
        among(id, filter.named),
        value ? beyondValue(value, id, stretch) : beyond(createdAt, id, stretch),
      ),
    )
    .orderBy(...ordered([value ?? createdAt, id], stretch))
    .limit(stretch.limit);
}

export const donationKeys: KeyQuery = (db, filter, stretch) => {
  const by = stretch.sort?.by;
  const isAlongOrders = by === 'amount' || (by !== 'name' && filter.state !== undefined);
  return (isAlongOrders ? alongOrders : alongDonations)(db, filter, stretch);
};

const offlineSorts: Sorts = {
  amount: byAmount(offlineDonations.amount),
  name: byText(offlineDonations.donorName),
};

/** By the day of the donation. */
export const offlineDonationKeys: KeyQuery = (db, filter, stretch) => {
  const { id, givenOn, createdAt, cancelledAt } = offlineDonations;
  const value = offlineSorts[stretch.sort?.by ?? ''];
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
        filter.state === 'valid' ? isNull(cancelledAt) : undefined,
        within(givenOn, filter),
        among(id, filter.ids),
        among(id, filter.named),
        value ? beyondValue(value, id, stretch) : beyondDay(days, stretch),
      ),
    )
    .orderBy(...ordered(value ? [value, id] : days, stretch))
    .limit(stretch.limit);
};
