import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { type Db, donations, offlineGifts, paymentOrders } from '../../db';
import {
  among,
  beyond,
  beyondDay,
  type KeyQuery,
  type OfficeFilter,
  ordered,
  recordOf,
  type Stretch,
  within,
} from './keys';

/*
 * The queries below begin at the index that has the order of the list, and end at the limit. A join
 * that the planner may turn round reads all records while a database has no statistics yet.
 */

/**
 * Of a state, along the orders: each has the moment of its donation. A paid one is kept as long as its
 * donation; of the others, retention may have removed the donation, which costs a look-up for each.
 */
function ofState(db: Db, filter: OfficeFilter, state: string, stretch: Stretch) {
  const { purpose, subjectId, createdAt, test } = paymentOrders;
  const orders = db
    .select({ record: recordOf(subjectId), id: subjectId, at: createdAt, entered: createdAt })
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
        among(subjectId, filter.named),
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
    .select({ record: recordOf(id), id, at: createdAt, entered: createdAt })
    .from(donations)
    .where(
      and(
        filter.test ? undefined : notExists(testOrder),
        within(createdAt, filter),
        among(id, filter.ids),
        among(id, filter.named),
        beyond(createdAt, id, stretch),
      ),
    )
    .orderBy(...ordered([createdAt, id], stretch))
    .limit(stretch.limit);
}

export const donationKeys: KeyQuery = (db, filter, stretch) =>
  filter.state === undefined
    ? ofAnyState(db, filter, stretch)
    : ofState(db, filter, filter.state, stretch);

/** Days are those on which the gifts were given. */
export const offlineDonationKeys: KeyQuery = (db, filter, stretch) => {
  const { id, givenOn, createdAt, cancelledAt } = offlineGifts;
  const sorted = [givenOn, createdAt, id];
  return db
    .select({ record: recordOf(id), id, at: givenOn, entered: createdAt })
    .from(offlineGifts)
    .where(
      and(
        filter.state === 'cancelled' ? isNotNull(cancelledAt) : undefined,
        filter.state === 'valid' ? isNull(cancelledAt) : undefined,
        within(givenOn, filter),
        among(id, filter.ids),
        among(id, filter.named),
        beyondDay(sorted, stretch),
      ),
    )
    .orderBy(...ordered(sorted, stretch))
    .limit(stretch.limit);
};
