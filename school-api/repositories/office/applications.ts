import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { applications } from '../../db/schema/applications';
import { paymentOrders } from '../../db/schema/orders';
import { excludeTests, matching, type OfficeFilter, orderOf, type Slice } from './filter';
import { countRecords, listIds } from './records-with-order';

const state = sql<string>`case
  when ${paymentOrders.state} = 'paid' then 'paid'
  when ${applications.completedAt} is not null then 'completed'
  when ${applications.verifiedAt} is not null then 'verified'
  else 'begun' end`;

const orderJoin = (filter?: OfficeFilter) => orderOf('admission', applications.id, filter);

function select(db: Db, filter?: OfficeFilter) {
  return db
    .select({
      application: applications,
      state,
      test: paymentOrders.test,
      amount: paymentOrders.amount,
      paymentId: paymentOrders.paymentId,
      paidAt: paymentOrders.paidAt,
      returned: paymentOrders.returned,
      returnedAt: paymentOrders.returnedAt,
    })
    .from(applications)
    .leftJoin(paymentOrders, orderJoin(filter));
}

export type OfficeApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** Newest first. */
export function listApplications(db: Db, filter: OfficeFilter, { limit, offset }: Slice) {
  return select(db, filter)
    .where(and(matching(filter, applications, state), excludeTests(filter)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
}

const records = { table: applications, purpose: 'admission', state } as const;

export const listApplicationIds = (db: Db, filter: OfficeFilter) => listIds(db, records, filter);

export const countApplications = (db: Db, filter: OfficeFilter) =>
  countRecords(db, records, filter);

export async function showApplication(db: Db, id: string): Promise<OfficeApplication | undefined> {
  const [row] = await select(db).where(eq(applications.id, id));
  return row;
}
