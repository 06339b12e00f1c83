import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { type Db, first, outbox, paymentOrders, receiptSerials } from '../../db';
import { DAY_MS, OfficeError } from '../../platform';
import { listOwnOrders } from '../payments/list-orders';
import type { Provider } from '../payments/provider';
import { financialYear, numberOf, raiseSeries, readNumber, seriesOfKey } from './number';

/** Numbers left free for receipts that neither the outbox nor the provider knows (docs/decisions/receipt-numbers.md). */
const ROOM = 100;
/** A payment may be made days after its order. */
const ORDER_AGE_MS = 7 * DAY_MS;
const OLDEST_MS = 180 * DAY_MS;

/** The last number of a series, such as D/2026-27. */
type LastNumbers = Map<string, number>;

/**
 * After restoring a backup: raises each series past the receipt numbers used since, as far as the outbox and
 * the provider know them, and leaves room for others. Returns a sentence for each raised series, and one if
 * the provider could not be reached. Refuses without a provider if there are real payments.
 */
export async function skipKnownNumbers(
  db: Db,
  provider?: Provider,
  now: Date = new Date(),
): Promise<string[]> {
  const { numbers, trouble } = await readNumbers(db, provider, now);
  const mailed = await numbersOfMails(db);
  const lines = await db.transaction(async (tx) => {
    const before = await readSerials(tx);
    const known = lastNumbers([...mailed, ...numbers]);
    const sentences: string[] = [];
    for (const series of seriesToRaise(before, known, now)) {
      const had = before.get(series) ?? 0;
      const given = Math.max(had, known.get(series) ?? 0);
      const last = given + roomOf(series);
      if (last === had) continue;
      await raiseSeries(tx, series, last);
      sentences.push(sentenceOf(series, { had, given, last }));
    }
    return sentences;
  });
  return [...lines, ...trouble];
}

async function readNumbers(db: Db, provider: Provider | undefined, now: Date) {
  const numbers: string[] = [];
  if (provider === undefined) {
    await refuseRealPayments(db);
    return { numbers, trouble: ['No payment provider was asked for receipt numbers.'] };
  }
  try {
    const period = { since: await backupEnd(db, now), until: now };
    for await (const page of listOwnOrders(provider, period)) {
      numbers.push(...page.map(({ notes }) => notes.receiptNumber));
    }
    return { numbers, trouble: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const trouble = `The payment provider could not be asked for all receipt numbers (${why}): run npm run school -- payments reconcile before you record a donation.`;
    return { numbers, trouble: [trouble] };
  }
}

/** Without the provider, numbers of their receipts would be given twice. */
async function refuseRealPayments(db: Db): Promise<void> {
  const isReal = and(eq(paymentOrders.state, 'paid'), eq(paymentOrders.test, false));
  const { id } = paymentOrders;
  if ((await first(db.select({ id }).from(paymentOrders).where(isReal).limit(1))) === undefined)
    return;
  throw new OfficeError(
    'This backup has real payments. Set the variables of the school API (RAZORPAY_KEY_ID and the others), so that the provider can be asked which receipt numbers were used since. If none was used since the backup, or to try a backup on another machine, add --complete.',
  );
}

/** Orders paid after this time may be missing from the backup. */
async function backupEnd(db: Db, now: Date): Promise<Date> {
  const [row] = await db.select({ at: max(outbox.createdAt) }).from(outbox);
  const newest = Math.min((row?.at ?? now).getTime(), now.getTime());
  return new Date(Math.max(newest - ORDER_AGE_MS, now.getTime() - OLDEST_MS));
}

async function numbersOfMails(db: Db): Promise<string[]> {
  const number = sql<string>`${outbox.data}->>'receiptNumber'`;
  const rows = await db.select({ number }).from(outbox).where(isNotNull(number));
  return rows.map((row) => row.number);
}

async function readSerials(tx: Db): Promise<LastNumbers> {
  const rows = await tx.select().from(receiptSerials).for('update');
  return new Map(rows.map(({ financialYear: key, last }) => [seriesOfKey(key), last]));
}

function lastNumbers(numbers: readonly string[]): LastNumbers {
  const lasts: LastNumbers = new Map();
  for (const number of numbers) {
    const read = readNumber(number);
    if (read === undefined) continue;
    lasts.set(read.series, Math.max(lasts.get(read.series) ?? 0, read.serial));
  }
  return lasts;
}

/** Includes this year's series, whose first number may have been used since. */
function seriesToRaise(before: LastNumbers, known: LastNumbers, now: Date): string[] {
  const begun = [`D/${financialYear(now)}`, `F/${financialYear(now)}`];
  return [...new Set([...before.keys(), ...known.keys(), ...begun])].sort();
}

/** Only for real money. The office may enter a forgotten donation of any year. */
const roomOf = (series: string): number => (/^[DF]\//.test(series) ? ROOM : 0);

function sentenceOf(
  series: string,
  { had, given, last }: { had: number; given: number; last: number },
): string {
  const end = had === 0 ? 'the backup has none' : `the backup ends at ${numberOf(series, had)}`;
  const known = given > had ? `, ${numberOf(series, given)} is known to have been used since` : '';
  const room =
    last > given ? ` (${ROOM} are skipped for donations that may have been recorded since)` : '';
  return `Receipts ${series}: ${end}${known}; the next number is ${numberOf(series, last + 1)}${room}.`;
}
