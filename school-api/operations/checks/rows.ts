import { and, asc, countDistinct, eq, gte, inArray, lt, lte, max, ne, sql } from 'drizzle-orm';
import {
  applications,
  type Db,
  outbox,
  paymentEvents,
  paymentOrders,
  publishedRecords,
} from '../../db';
import { countUndelivered, countWaiting } from '../../mail';
import { DAY_MS, HOUR_MS } from '../../platform';
import { ago } from './check';

export async function countNews(db: Db, slugs: readonly string[]): Promise<number> {
  const { list, slug } = publishedRecords;
  return db.$count(publishedRecords, and(eq(list, 'news'), inArray(slug, [...slugs])));
}

/** How many parents started an application, and up to two of their addresses. */
export async function readCallers(db: Db, since: Date) {
  const lately = gte(applications.createdAt, since);
  const [row] = await db
    .select({ parents: countDistinct(applications.emailKey) })
    .from(applications)
    .where(lately);
  const addresses = await db
    .selectDistinct({ client: applications.client })
    .from(applications)
    .where(and(lately, ne(applications.client, '')))
    .limit(2);
  return { parents: row?.parents ?? 0, addresses: addresses.map(({ client }) => client) };
}

export async function readMailProblems(
  db: Db,
  { now, waitingBefore, givenUpSince }: { now: Date; waitingBefore: Date; givenUpSince: Date },
) {
  return {
    waiting: await countWaiting(db, now, waitingBefore),
    givenUp: await countUndelivered(db, givenUpSince),
  };
}

/** Beyond them, nobody is told of an unknown outcome. */
export const UNCERTAIN_DAYS = 30;

/** Orders with an attempt whose outcome is unknown after a day. */
function isUncertain(now: Date) {
  const { state, test, openedAt } = paymentOrders;
  return and(
    eq(state, 'attempted'),
    eq(test, false),
    gte(openedAt, ago(now, UNCERTAIN_DAYS * DAY_MS)),
    lt(openedAt, ago(now, DAY_MS)),
  );
}

export const countUncertain = (db: Db, now: Date): Promise<number> =>
  db.$count(paymentOrders, isUncertain(now));

/** Oldest first. */
export function listUncertain(db: Db, now: Date) {
  const { purpose, subjectId, amount, openedAt } = paymentOrders;
  return db
    .select({ purpose, subjectId, amount, openedAt, applicationNumber: applications.number })
    .from(paymentOrders)
    .leftJoin(applications, eq(applications.id, subjectId))
    .where(isUncertain(now))
    .orderBy(asc(openedAt));
}

export async function readOrderProblems(db: Db, now: Date) {
  return {
    uncertain: await countUncertain(db, now),
    unasked: await db.$count(paymentOrders, lt(paymentOrders.checkAt, ago(now, HOUR_MS))),
  };
}

/** Paid orders, and events received since. */
export async function readWebhooks(db: Db, { since, until }: { since: Date; until: Date }) {
  const { state, test, paidAt } = paymentOrders;
  const isPaid = and(eq(state, 'paid'), eq(test, false), gte(paidAt, since), lte(paidAt, until));
  return {
    paid: await db.$count(paymentOrders, isPaid),
    events: await db.$count(paymentEvents, gte(paymentEvents.receivedAt, since)),
  };
}

export async function readDatabaseTime(db: Db): Promise<Date> {
  const [row] = await db
    .select({ at: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  return new Date(row?.at ?? Number.NaN);
}

/** The time of the latest visitor action. */
export async function readNewestMoment(db: Db): Promise<Date | null> {
  const [mail] = await db.select({ at: max(outbox.createdAt) }).from(outbox);
  const [order] = await db.select({ at: max(paymentOrders.createdAt) }).from(paymentOrders);
  const [begun] = await db.select({ at: max(applications.createdAt) }).from(applications);
  const moments = [mail?.at, order?.at, begun?.at].flatMap((at) => at ?? []);
  return moments.sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
}
