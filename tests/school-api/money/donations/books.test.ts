import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outbox, receipts, transfers } from '@/school-api/db';
import { financialYearOf, makeStatement, statementsOf, sumsByCause } from '@/school-api/money';
import { totalsOf } from '@/school-api/money/donations/purpose-totals';
import { CASES_TIMEOUT, cases } from '../../../support/cases';
import { daysAgo } from '../../cli/rows';
import { openTestDatabase } from '../../test-database';
import { clear, type DonationCase, donation, play, sum, tax } from './random-donations';

const { db } = await openTestDatabase();

/** Each receipt is emailed once, and each transfer that arrived is one donation. */
async function expectSameMails(donations: readonly DonationCase[]) {
  const paid = donations.filter(({ fate }) => fate !== 'unpaid');
  const mails = (await db.select().from(outbox)).map(({ kind }) => kind);
  expect(mails.filter((kind) => kind === 'donation-receipt')).toHaveLength(paid.length);
  expect(await db.$count(receipts)).toBe(paid.length);
  const all = await db.select().from(transfers);
  expect(all).toHaveLength(donations.filter(({ how }) => how === 'reported').length);
  // A cancelled transfer can be recorded again.
  const recorded = all.filter(({ offlineDonationId: id }) => id !== null);
  const valid = paid.filter(({ how, fate }) => how === 'reported' && fate !== 'whole');
  expect(recorded).toHaveLength(valid.length);
}

/** The portal’s file states what came from donors with a PAN, and leaves out the rest. */
async function expectSameStatement(donations: readonly DonationCase[]) {
  const year = financialYearOf('2026-27');
  if (year === undefined) throw new Error('no year');
  const { stated, left } = await makeStatement(db, year, { settings: tax });
  expect(stated).toBe(sum(donations.filter(({ hasPan }) => hasPan)));
  const without = sum(donations.filter(({ hasPan }) => !hasPan));
  const missing = left.map(({ donation: { receipt } }) => receipt);
  const valid = missing.filter(({ voidedAt }) => voidedAt === null);
  expect(valid.reduce((all, { amount, returned }) => all + amount - returned, 0)).toBe(without);
}

describe('the totals of random donations', () => {
  it('agree with independent books in goals, office totals, statements and emails', {
    timeout: CASES_TIMEOUT,
  }, async () => {
    const some = fc.array(donation, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(some, fc.integer({ min: 0, max: 60 }), async (donations, days) => {
        await clear(db);
        for (const [nth, one] of donations.entries()) await play(db, one, nth);
        const of = (...causes: string[]) => donations.filter(({ cause }) => causes.includes(cause));
        const goals = await totalsOf(db, [
          { name: 'Cow Care', names: ['Cow Care', 'For the cows'], since: undefined },
          { name: 'Nature Care', names: ['Nature Care'], since: daysAgo(days) },
        ]);
        const late = of('Nature Care').filter((one) => one.days <= days);
        expect(goals.map(({ paise }) => paise)).toEqual([
          ...[sum(of('Cow Care', 'For the cows')), sum(late)],
        ]);
        const office = await sumsByCause(db, { since: daysAgo(365), until: daysAgo(-1) });
        expect(office.reduce((all, { paise }) => all + paise, 0)).toBe(sum(donations));
        expect(office[0]?.all ?? 0).toBe(sum(donations));
        for (const { cause, paise } of office) expect(paise).toBe(sum(of(cause)));
        const real = (await db.select().from(receipts)).filter((receipt) => !receipt.test);
        const causes = statementsOf(real).flatMap((statement) => statement.causes);
        const stated = (name: string) => causes.filter(({ cause }) => cause === name);
        for (const name of ['Cow Care', 'For the cows', 'Nature Care', '']) {
          expect(stated(name).reduce((all, { paise }) => all + paise, 0)).toBe(sum(of(name)));
        }
        await expectSameMails(donations);
        await expectSameStatement(donations);
      }),
      cases({ night: 300 }),
    );
  });
});
