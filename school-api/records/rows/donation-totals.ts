import { and, count, eq, gt, isNull, lt, sql, sum } from 'drizzle-orm';
import { type Db, offlineDonations, paymentOrders } from '../../db';
import type { Source } from '../page';
import { isFor } from './donation-keys';
import { among, type OfficeFilter, within } from './keys';

/** Donations received: their number, and paise less refunds. `returned`: those of which nothing was kept. */
export type DonationTotal = { received: number; returned: number; paise: number };

/** Everything the filters leave, without practice payments. */
export async function totalOf(db: Db, sources: readonly Source[]): Promise<DonationTotal> {
  const total = { received: 0, returned: 0, paise: 0 };
  for (const { subject, filter } of sources) {
    const [row] = await (subject.name === 'donations' ? online : offline)(db, filter);
    total.received += row?.received ?? 0;
    total.returned += row?.returned ?? 0;
    total.paise += Number(row?.paise ?? 0);
  }
  return total;
}

/** Nothing was received in another state. */
const isReceived = ({ state }: OfficeFilter) =>
  state === undefined || state === 'received' ? undefined : sql`false`;

function online(db: Db, filter: OfficeFilter) {
  const { purpose, state, test, paidAt, subjectId, amount, returned } = paymentOrders;
  const isKept = lt(returned, amount);
  return db
    .select({
      received: sql`count(*) filter (where ${isKept})`.mapWith(Number),
      returned: sql`count(*) filter (where not ${isKept})`.mapWith(Number),
      paise: sum(sql`${amount} - ${returned}`),
    })
    .from(paymentOrders)
    .where(
      and(
        eq(purpose, 'donation'),
        eq(state, 'paid'),
        eq(test, false),
        filter.state === 'returned' ? gt(returned, 0) : isReceived(filter),
        isFor(db, subjectId, filter),
        within(paidAt, filter),
        among(subjectId, filter.ids),
      ),
    );
}

function offline(db: Db, filter: OfficeFilter) {
  const { id, amount, cancelledAt, givenOn, purpose } = offlineDonations;
  return db
    .select({ received: count(), returned: sql`0`.mapWith(Number), paise: sum(amount) })
    .from(offlineDonations)
    .where(
      and(
        isNull(cancelledAt),
        isReceived(filter),
        filter.cause === undefined ? undefined : eq(purpose, filter.cause),
        within(givenOn, filter),
        among(id, filter.ids),
      ),
    );
}
