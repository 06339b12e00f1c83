import { and, count, eq, gte, lt } from 'drizzle-orm';
import { applications, type Db, progressOf } from '../../db';
import { eachPeriod, type Period, within } from './by-month';

const isCounted = (progress: string | undefined) =>
  and(
    eq(applications.feeTest, false),
    progress === undefined ? undefined : eq(progressOf(applications), progress),
  );

type Asked = { progress: string | undefined } & Partial<Period>;

/** Real applications that have come so far, by class and by what the office has set. */
export function countByClass(db: Db, { progress, since, until }: Asked) {
  const { applyFor, officeState, createdAt } = applications;
  return db
    .select({ applyFor, officeState, count: count() })
    .from(applications)
    .where(and(isCounted(progress), since && gte(createdAt, since), until && lt(createdAt, until)))
    .groupBy(applyFor, officeState);
}

/** Those that were begun in each of the periods, in their order. */
export function countBegunIn(db: Db, periods: readonly Period[], progress: string | undefined) {
  const { createdAt } = applications;
  const begun = db
    .select({ total: count() })
    .from(applications)
    .where(and(within(createdAt), isCounted(progress)));
  return eachPeriod(db, periods, begun);
}
