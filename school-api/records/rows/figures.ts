import { and, count, eq, gte, isNull, lt, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { applications, type Db, offlineDonations, paymentOrders, progressOf } from '../../db';

/** `until` is exclusive. */
export type Period = { since: Date; until: Date };

/** Completed applications, in the order of the periods. */
export function countApplicationsIn(db: Db, periods: readonly Period[]): Promise<number[]> {
  const { completedAt, feeTest } = applications;
  const completed = db
    .select({ total: count() })
    .from(applications)
    .where(and(within(completedAt), eq(feeTest, false)));
  return eachPeriod(db, periods, completed);
}

/** Paise of donations, online and offline, less refunds, in the order of the periods. */
export async function sumDonationsIn(db: Db, periods: readonly Period[]): Promise<number[]> {
  const { purpose, state, test, paidAt, amount, returned } = paymentOrders;
  const online = db
    .select({ total: sum(sql`${amount} - ${returned}`) })
    .from(paymentOrders)
    .where(and(...[eq(purpose, 'donation'), eq(state, 'paid'), eq(test, false)], within(paidAt)));
  const offline = db
    .select({ total: sum(offlineDonations.amount) })
    .from(offlineDonations)
    .where(and(within(offlineDonations.givenOn), isNull(offlineDonations.cancelledAt)));
  return eachPeriod(db, periods, sql`coalesce(${online}, 0) + coalesce(${offline}, 0)`);
}

const START = sql`period.since`;
const END = sql`period.until`;

const within = (column: PgColumn) => sql`${column} >= ${START} and ${column} < ${END}`;

/**
 * Each period separately, as one range of an index. Grouping by month would compute the month of every
 * row.
 */
async function eachPeriod(
  db: Db,
  periods: readonly Period[],
  total: SQLWrapper,
): Promise<number[]> {
  const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  const values = periods.map(
    ({ since, until }, index) => sql`(${index}::int, ${moment(since)}, ${moment(until)})`,
  );
  const rows = await db
    .select({ total: sql`${total}`.mapWith(Number) })
    .from(sql`(values ${sql.join(values, sql`, `)}) as period(place, since, until)`)
    .orderBy(sql`period.place`);
  return rows.map((row) => row.total);
}

const isCounted = (progress: string | undefined) =>
  and(
    eq(applications.feeTest, false),
    progress === undefined ? undefined : eq(progressOf(applications), progress),
  );

type FigureQuery = { progress: string | undefined } & Partial<Period>;

/** Real applications so far, by class and office state. */
export function countByClass(db: Db, { progress, since, until }: FigureQuery) {
  const { applyFor, officeState, createdAt } = applications;
  return db
    .select({ applyFor, officeState, count: count() })
    .from(applications)
    .where(and(isCounted(progress), since && gte(createdAt, since), until && lt(createdAt, until)))
    .groupBy(applyFor, officeState);
}

/** Those started in each period, in order. */
export function countStartedIn(db: Db, periods: readonly Period[], progress: string | undefined) {
  const { createdAt } = applications;
  const begun = db
    .select({ total: count() })
    .from(applications)
    .where(and(within(createdAt), isCounted(progress)));
  return eachPeriod(db, periods, begun);
}
