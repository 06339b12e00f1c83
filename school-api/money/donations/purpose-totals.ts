import { and, count, desc, eq, gte, isNull, lt, sql, sum } from 'drizzle-orm';
import { Hono } from 'hono';
import { type GoalPurpose, listGoals } from '../../content';
import { type Db, receipts } from '../../db';
import type { FinancialYear } from '../tax/laws';

/** With fewer donations, the sum would reveal what one donor gave. */
const FEWEST = 3;
/** The office types some by hand. */
const MAX_CAUSES = 200;

type PurposeTotal = { name: string; donations: number; paise: number };

/** The amount raised for each, by receipts: online and offline, less refunds and without practice money. */
export async function totalsOf(db: Db, goals: readonly GoalPurpose[]): Promise<PurposeTotal[]> {
  if (goals.length === 0) return [];
  const values = goals.flatMap(({ names, since }, place) =>
    names.map(
      (name) =>
        sql`(${place}::int, ${name}::text, ${since?.toISOString() ?? '-infinity'}::timestamptz)`,
    ),
  );
  const rows = await db
    .select({
      place: sql`asked.place`.mapWith(Number),
      donations: count(receipts.amount),
      paise: sum(sql`${receipts.amount} - ${receipts.returned}`),
    })
    .from(sql`(values ${sql.join(values, sql`, `)}) as asked(place, name, since)`)
    .innerJoin(
      receipts,
      and(eq(receipts.cause, sql`asked.name`), counted, sql`${receipts.paidAt} >= asked.since`),
    )
    .groupBy(sql`asked.place`);
  return goals.map(({ name }, index) => {
    const row = rows.find(({ place }) => place === index);
    return { name, donations: row?.donations ?? 0, paise: Number(row?.paise ?? 0) };
  });
}

const counted = and(
  eq(receipts.purpose, 'donation'),
  eq(receipts.test, false),
  isNull(receipts.voidedAt),
);

/** `all` is the sum over all causes, including unlisted ones. */
export type CauseSum = { cause: string; donations: number; paise: number; all: number };

/** Donations received within the period, largest sum first; '' for those without a purpose. */
export async function sumsByCause(
  db: Db,
  { since, until }: Pick<FinancialYear, 'since' | 'until'>,
): Promise<CauseSum[]> {
  const { cause, paidAt, amount, returned } = receipts;
  const paise = sql<number>`sum(${amount} - ${returned})`.mapWith(Number);
  const all = sql<number>`sum(${paise}) over ()`.mapWith(Number);
  return db
    .select({ cause, donations: count(amount), paise, all })
    .from(receipts)
    .where(and(counted, gte(paidAt, since), lt(paidAt, until)))
    .groupBy(cause)
    .orderBy(desc(paise), cause)
    .limit(MAX_CAUSES);
}

export function purposeTotalRoutes(db: Db) {
  return new Hono().get('/purpose-totals', async (c) => {
    const totals = await totalsOf(db, await listGoals({ db }));
    const published = totals.filter(({ donations }) => donations === 0 || donations >= FEWEST);
    return c.json(published.map(({ name: purpose, paise }) => ({ purpose, paise })));
  });
}
