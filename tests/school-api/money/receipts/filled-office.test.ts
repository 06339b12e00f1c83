import { expect, it } from 'vitest';
import { receipts } from '@/school-api/db';
import { nextReceiptNumber } from '@/school-api/money/receipts/number';
import { fillOffice } from '@/scripts/bench/fill-office';
import { openTestDatabase } from '../../test-database';

const { db } = await openTestDatabase();

it('gives receipts after the demo’s own numbers', async () => {
  await fillOffice(db, { applications: 40, donations: 40, offlineDonations: 3, others: 1 });
  const used = new Set((await db.select().from(receipts)).map(({ number }) => number));
  for (const [day, purpose] of [
    ['2025-12-01', 'donation'],
    ['2025-12-01', 'admission'],
    ['2024-12-01', 'donation'],
  ] as const) {
    const number = await nextReceiptNumber(db, new Date(day), { purpose, test: false });
    expect([number, used.has(number)]).toEqual([expect.not.stringMatching(/000001$/), false]);
  }
});
