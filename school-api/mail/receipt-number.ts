import { sql } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import type { Db } from '../db/db';
import { receiptSerials } from '../db/schema/outbox';

/** April to March in India, for example 2026-27. */
function financialYear(at: Date): string {
  const [calendarYear = 0, month = 0] = formatInIndia(at, 'yyyy M').split(' ').map(Number);
  const year = month < 4 ? calendarYear - 1 : calendarYear;
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * The next donation receipt number, such as D/2026-27/000012. Without gaps, because it is assigned in
 * the transaction that settles the payment. Test payments have their own series.
 */
export async function nextReceiptNumber(
  tx: Db,
  at: Date,
  { test }: { test: boolean },
): Promise<string> {
  const year = financialYear(at);
  const series = test ? `TEST/${year}` : year;
  const [row] = await tx
    .insert(receiptSerials)
    .values({ financialYear: series, last: 1 })
    .onConflictDoUpdate({
      target: receiptSerials.financialYear,
      set: { last: sql`${receiptSerials.last} + 1` },
    })
    .returning({ last: receiptSerials.last });
  if (row === undefined) throw new Error('the receipt number was not written');
  return `${test ? 'TEST' : 'D'}/${year}/${String(row.last).padStart(6, '0')}`;
}
