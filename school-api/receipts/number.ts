import { sql } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import type { Db } from '../db/db';
import type { Purpose } from '../db/schema/orders';
import { receiptSerials } from '../db/schema/receipts';

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
 * transaction that writes the receipt. Test payments have series of their own.
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
    // The oldest series is named by its year alone.
    .values({ financialYear: prefix === 'D' ? year : `${prefix}/${year}`, last: 1 })
    .onConflictDoUpdate({
      target: receiptSerials.financialYear,
      set: { last: sql`${receiptSerials.last} + 1` },
    })
    .returning({ last: receiptSerials.last });
  if (row === undefined) throw new Error('the receipt number was not written');
  return `${prefix}/${year}/${String(row.last).padStart(6, '0')}`;
}
