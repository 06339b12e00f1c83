import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { type Db, offlineDonations, paymentOrders } from '../../db';
import type { Source } from '../page';
import { among, type OfficeFilter, within } from './keys';

/** Donations received: their number, and paise less refunds. */
export type DonationTotal = { received: number; paise: number };

/** Everything the filters leave, without practice payments. */
export async function totalOf(db: Db, sources: readonly Source[]): Promise<DonationTotal> {
  const total = { received: 0, paise: 0 };
  for (const { subject, filter } of sources) {
    const [row] = await (subject.name === 'donations' ? online : offline)(db, filter);
    total.received += row?.received ?? 0;
    total.paise += Number(row?.paise ?? 0);
  }
  return total;
}

const isState = ({ state }: OfficeFilter, received: string) =>
  state === undefined || state === received ? undefined : sql`false`;

function online(db: Db, filter: OfficeFilter) {
  const { purpose, state, test, paidAt, subjectId, amount, returned } = paymentOrders;
  return db
    .select({ received: count(), paise: sum(sql`${amount} - ${returned}`) })
    .from(paymentOrders)
    .where(
      and(
        eq(purpose, 'donation'),
        eq(state, 'paid'),
        eq(test, false),
        isState(filter, 'paid'),
        within(paidAt, filter),
        among(subjectId, filter.ids),
      ),
    );
}

function offline(db: Db, filter: OfficeFilter) {
  const { id, amount, cancelledAt, givenOn } = offlineDonations;
  return db
    .select({ received: count(), paise: sum(amount) })
    .from(offlineDonations)
    .where(
      and(
        isNull(cancelledAt),
        isState(filter, 'valid'),
        within(givenOn, filter),
        among(id, filter.ids),
      ),
    );
}
