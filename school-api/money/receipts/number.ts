import { sql } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { type Db, type Purpose, receiptSerials } from '../../db';

/** April to March in India, for example 2026-27. */
export function financialYear(at: Date): string {
  const [calendarYear = 0, month = 0] = formatInIndia(at, 'yyyy M').split(' ').map(Number);
  const year = month < 4 ? calendarYear - 1 : calendarYear;
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

const SERIES = {
  donation: { real: 'D', test: 'TEST' },
  admission: { real: 'F', test: 'TEST-F' },
} as const;

type Series = { purpose: Purpose; test: boolean };

/**
 * The next receipt number, such as D/2026-27/000012. Without gaps, because it is assigned in the
 * transaction that stores the receipt. Test payments have separate series.
 */
export async function nextReceiptNumber(
  tx: Db,
  at: Date,
  { purpose, test }: Series,
): Promise<string> {
  const year = financialYear(at);
  const prefix = SERIES[purpose][test ? 'test' : 'real'];
  const [row] = await tx
    .insert(receiptSerials)
    .values({ financialYear: keyOf(prefix, year), last: 1 })
    .onConflictDoUpdate({
      target: receiptSerials.financialYear,
      set: { last: sql`${receiptSerials.last} + 1` },
    })
    .returning({ last: receiptSerials.last });
  if (row === undefined) throw new Error('the receipt number was not written');
  return numberOf(`${prefix}/${year}`, row.last);
}

/** The oldest series is named by its year only. */
const keyOf = (prefix: string, year: string) => (prefix === 'D' ? year : `${prefix}/${year}`);

export function numberOf(series: string, serial: number): string {
  return `${series}/${String(serial).padStart(6, '0')}`;
}

const NUMBER = /^((D|F|TEST|TEST-F)\/(\d{4}-\d{2}))\/(\d{6})$/;

/** The parts of our receipt number. */
export function readNumber(number: string) {
  const [, series = '', prefix = '', year = '', digits = ''] = NUMBER.exec(number) ?? [];
  return series === '' ? undefined : { series, prefix, year, serial: Number(digits) };
}

/** The start of a series' numbers, such as D/2026-27, from its key in `receipt_serials`. */
export function seriesOfKey(key: string): string {
  return key.includes('/') ? key : `D/${key}`;
}

export function isOfSeries(number: string, { purpose, test }: Series): boolean {
  return readNumber(number)?.prefix === SERIES[purpose][test ? 'test' : 'real'];
}

/** Never uses numbers up to this one again. Locks the series. */
export async function raiseSeries(tx: Db, series: string, last: number): Promise<void> {
  const [prefix = '', year = ''] = series.split('/');
  await tx
    .insert(receiptSerials)
    .values({ financialYear: keyOf(prefix, year), last })
    .onConflictDoUpdate({
      target: receiptSerials.financialYear,
      set: { last: sql`greatest(${receiptSerials.last}, ${last})` },
    });
}

/** Keeps a number in use from being assigned to another receipt. */
export async function skipNumber(tx: Db, number: string): Promise<void> {
  const known = readNumber(number);
  if (known !== undefined) await raiseSeries(tx, known.series, known.serial);
}
