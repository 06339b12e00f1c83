import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transfers } from '@/school-api/db';
import { CASES_TIMEOUT, cases } from '../support/cases';
import { openTransfers, rowOf, statement } from './support/reported-transfers';

const { screens, empty, report, paste, stored, pageOf, books } = await openTransfers();

/** Events in the account and in the office; `n` is one of three transfers. */
const event = fc.record({
  n: fc.nat(2),
  what: fc.constantFrom(
    ...['reported', 'reported by another', 'in the statement', 'seen', 'seen', 'cancelled'],
  ),
  rupees: fc.constantFrom(500, 500, 750),
});

describe('any sequence of reports, pastes, confirmations and cancellations', () => {
  it('matches an independent calculation', { timeout: CASES_TIMEOUT }, async () => {
    const given = fc.array(event, { minLength: 4, maxLength: 12 });
    const run = async (events: { n: number; what: string; rupees: number }[]) => {
      await empty();
      /** For each transfer: what the bank has, what was reported, and the valid donation. */
      const book = [0, 1, 2].map(() => ({ bank: 0, reported: 0, valid: 0, ever: 0 }));
      for (const { n, what, rupees } of events) {
        const own = book[n];
        if (own === undefined) continue;
        const utr = `AXIS00000000000${n}`;
        if (what.startsWith('reported')) {
          const isFirst = what === 'reported';
          await report({
            reference: utr,
            amount: String(rupees),
            email: isFirst ? 'a@example.org' : 'b@example.org',
          });
          if (isFirst && own.valid === 0) own.reported = rupees;
        }
        if (what === 'in the statement' && own.bank === 0) {
          own.bank = rupees;
          await paste(statement(rowOf(utr, rupees)));
        }
        const rows = (await stored()).filter(
          ({ referenceKey }) => referenceKey === utr.toLowerCase(),
        );
        if (what === 'seen') {
          for (const { id } of rows) {
            const { seen } = await pageOf(id);
            const done = (await seen?.())?.status === 303;
            // The reference asks for confirmation: one transfer is one valid donation.
            expect(done && own.valid > 0).toBe(false);
            if (!done) continue;
            const [row] = await screens.db.select().from(transfers).where(eq(transfers.id, id));
            own.valid = Number(row?.bankAmount ?? row?.reportedAmount) / 100;
            own.ever += 1;
            if (row?.bankAmount) expect(own.valid).toBe(own.bank);
          }
        }
        const donation = rows.find((row) => row.offlineDonationId !== null)?.offlineDonationId;
        if (what === 'cancelled' && donation) {
          await screens.post(`/donations/offline/${donation}/cancel`, { reason: 'Not ours' });
          own.valid = 0;
        }
      }
      const { donations, ...counts } = await books();
      const valid = donations.filter(({ cancelledAt }) => cancelledAt === null);
      const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
      expect(sum(valid.map(({ amount }) => amount))).toBe(sum(book.map((one) => one.valid)) * 100);
      const ever = sum(book.map((one) => one.ever));
      expect({ donations: donations.length, ...counts }).toEqual({
        donations: ever,
        receipts: ever,
        mails: ever,
      });
    };
    await fc.assert(fc.asyncProperty(given, run), cases({ night: 300 }));
  });
});
