import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { receiptSerials } from '../db/schema/outbox';

const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** April to March in India, written 2026-27. */
function financialYear(at: Date): string {
  const there = new Date(at.getTime() + INDIA_MS);
  const year = there.getUTCFullYear() - (there.getUTCMonth() < 3 ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * The next donation receipt number, such as D/2026-27/000012. Asked inside the transaction that
 * settles the payment, it has no gaps: what is rolled back gives its number back.
 */
export async function nextReceiptNumber(tx: Db, at: Date): Promise<string> {
  const year = financialYear(at);
  const [row] = await tx
    .insert(receiptSerials)
    .values({ financialYear: year, last: 1 })
    .onConflictDoUpdate({
      target: receiptSerials.financialYear,
      set: { last: sql`${receiptSerials.last} + 1` },
    })
    .returning({ last: receiptSerials.last });
  if (row === undefined) throw new Error('the receipt number was not written');
  return `D/${year}/${String(row.last).padStart(6, '0')}`;
}
