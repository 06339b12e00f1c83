import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { applications } from '../../db/schema/applications';
import { paymentOrders } from '../../db/schema/orders';
import { matching, type OfficeFilter, type Slice } from './filter';

const state = sql<string>`case
  when ${paymentOrders.state} = 'paid' then 'paid'
  when ${applications.completedAt} is not null then 'completed'
  when ${applications.verifiedAt} is not null then 'verified'
  else 'begun' end`;

const itsOrder = and(
  eq(paymentOrders.purpose, 'admission'),
  eq(paymentOrders.subjectId, applications.id),
);

function select(db: Db) {
  return db
    .select({
      application: applications,
      state,
      amount: paymentOrders.amount,
      paymentId: paymentOrders.paymentId,
      paidAt: paymentOrders.paidAt,
    })
    .from(applications)
    .leftJoin(paymentOrders, itsOrder);
}

export type OfficeApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** Newest first. */
export function listApplications(db: Db, filter: OfficeFilter, { limit, offset }: Slice) {
  return select(db)
    .where(matching(filter, applications.createdAt, state))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
}

export async function countApplications(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .leftJoin(paymentOrders, itsOrder)
    .where(matching(filter, applications.createdAt, state));
  return row?.count ?? 0;
}

export async function showApplication(db: Db, id: string): Promise<OfficeApplication | undefined> {
  const [row] = await select(db).where(eq(applications.id, id));
  return row;
}
