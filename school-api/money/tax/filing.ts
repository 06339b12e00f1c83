import { and, count, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { RETENTION } from '@/contract/facts/retention';
import { type Db, donorTaxIds, receipts, statementFilings, takeAdvisoryLock } from '../../db';
import { type FinancialYear, lastYears } from './laws';

/** A year's filed statement, by its number from the portal. */
export type Filing = Omit<typeof statementFilings.$inferSelect, 'financialYear' | 'filedAt'>;

export const NOT_FILED: Filing = { acknowledgement: '', rows: 0, paise: 0, donations: '' };

export async function filingOf(db: Db, { name }: Pick<FinancialYear, 'name'>): Promise<Filing> {
  const { acknowledgement, rows, paise, donations } = statementFilings;
  const [filing] = await db
    .select({ acknowledgement, rows, paise, donations })
    .from(statementFilings)
    .where(eq(statementFilings.financialYear, name));
  return filing ?? NOT_FILED;
}

/** A year's donations that were not returned; `hash` is of those with a PAN and nothing missing. */
export async function donationsIn(db: Db, { since, until }: FinancialYear) {
  const { number, purpose, test, paidAt, amount, returned, voidedAt, payerName, address } =
    receipts;
  const { receiptNumber, donorKey } = donorTaxIds;
  const each = sql`concat_ws(' ', ${number}, ${amount} - ${returned}, ${donorKey})`;
  const stated = sql`string_agg(${each}, ',' order by ${number}) filter (where ${receiptNumber} is not null and '' not in (${payerName}, ${address}))`;
  const [found] = await db
    .select({
      all: count(),
      withPan: count(receiptNumber),
      hash: sql<string>`md5(coalesce(${stated}, ''))`,
    })
    .from(receipts)
    .leftJoin(donorTaxIds, eq(receiptNumber, number))
    .where(
      and(
        ...[eq(purpose, 'donation'), eq(test, false), isNull(voidedAt)],
        ...[gte(paidAt, since), lt(paidAt, until)],
      ),
    );
  return found ?? { all: 0, withPan: 0, hash: '' };
}

/** Until retention deletes the year's PANs. */
export function hasPans({ since }: FinancialYear, now: Date): boolean {
  const oldest = lastYears(now, RETENTION.panYears + 1).at(-1);
  return oldest === undefined || since >= oldest.since;
}

/** Whether the portal must get a correction. Unknown once the year's PANs are deleted. */
export async function hasChanged(
  db: Db,
  year: FinancialYear,
  { filing, now }: { filing: Filing; now: Date },
): Promise<boolean> {
  const { acknowledgement, donations } = filing;
  const isKnown = donations !== '' && hasPans(year, now);
  return acknowledgement !== '' && isKnown && donations !== (await donationsIn(db, year)).hash;
}

type Saved = {
  year: FinancialYear;
  filing: Filing;
  now: Date;
  /** The number that this is the undo of. */
  undone: string | undefined;
};

/** Returns the filing before; undefined, and nothing is stored, if its number is no longer the undone one. */
export async function saveFiling(
  tx: Db,
  { year, filing, now, undone }: Saved,
): Promise<Filing | undefined> {
  await takeAdvisoryLock(tx, 'filing', year.name);
  const before = await filingOf(tx, year);
  if (undone !== undefined && undone !== before.acknowledgement) return undefined;
  const values = { ...filing, filedAt: now };
  await tx
    .insert(statementFilings)
    .values({ financialYear: year.name, ...values })
    .onConflictDoUpdate({ target: statementFilings.financialYear, set: values });
  return before;
}
