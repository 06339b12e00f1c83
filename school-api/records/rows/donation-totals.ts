import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { type Db, donations, offlineGifts, paymentOrders } from '../../db';
import type { Source } from '../page';
import { among, type OfficeFilter, within } from './keys';

/** Donations whose money arrived: how many, and paise without what went back. */
type Sum = { received: number; paise: number };
export type DonationTotal = Sum & {
  /** The largest sum first; '' for donations without a purpose. */
  purposes: (Sum & { purpose: string })[];
};

/** Of all that the filters leave, without practice payments. */
export async function totalOf(db: Db, sources: readonly Source[]): Promise<DonationTotal> {
  const total = { received: 0, paise: 0 };
  const purposes = new Map<string, Sum & { purpose: string }>();
  for (const { subject, filter } of sources) {
    const rows = await (subject.name === 'gifts' ? offline(db, filter) : online(db, filter));
    for (const { purpose, received, paise } of rows) {
      const sum = purposes.get(purpose) ?? { purpose, received: 0, paise: 0 };
      purposes.set(purpose, sum);
      for (const one of [sum, total]) {
        one.received += received;
        one.paise += Number(paise ?? 0);
      }
    }
  }
  return { ...total, purposes: [...purposes.values()].sort((a, b) => b.paise - a.paise) };
}

const isState = ({ state }: OfficeFilter, received: string) =>
  state === undefined || state === received ? undefined : sql`false`;

function online(db: Db, filter: OfficeFilter) {
  const { purpose, state, test, createdAt, subjectId, amount, returned } = paymentOrders;
  return db
    .select({
      purpose: sql<string>`coalesce(${donations.purpose}, '')`,
      ...{ received: count(), paise: sum(sql`${amount} - ${returned}`) },
    })
    .from(paymentOrders)
    .leftJoin(donations, eq(donations.id, subjectId))
    .where(
      and(
        eq(purpose, 'donation'),
        eq(state, 'paid'),
        eq(test, false),
        isState(filter, 'paid'),
        within(createdAt, filter),
        among(subjectId, filter.ids),
      ),
    )
    .groupBy(donations.purpose);
}

function offline(db: Db, filter: OfficeFilter) {
  const { id, amount, cancelledAt, givenOn, purpose } = offlineGifts;
  return db
    .select({ purpose, received: count(), paise: sum(amount) })
    .from(offlineGifts)
    .where(
      and(
        isNull(cancelledAt),
        isState(filter, 'valid'),
        within(givenOn, filter),
        among(id, filter.ids),
      ),
    )
    .groupBy(purpose);
}
