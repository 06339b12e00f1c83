import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import {
  capturedPayments,
  disputes,
  donations,
  offlineDonations,
  paymentOrders,
  receipts,
  refunds,
} from '@/school-api/db';
import {
  addOfflineDonation,
  cancelOfflineDonation,
  statementsOf,
  sumsByCause,
} from '@/school-api/money';
import { totalsOf } from '@/school-api/money/donations/purpose-totals';
import { settle } from '@/school-api/money/payments/settle';
import type { Fact } from '@/school-api/money/payments/state';
import { CASES_TIMEOUT, cases } from '../../../support/cases';
import { NOW } from '../../cli/office';
import { addDonation, addOrder, addReceipt, daysAgo } from '../../cli/rows';
import { getJson, openTestApp } from '../../test-app';

const test = await openTestApp();

const deps = { log: pino({ level: 'silent' }), now: () => NOW };

/** A donation of a year, and its fate. */
const donation = fc.record({
  cause: fc.constantFrom('Cow Care', 'For the cows', 'Nature Care', ''),
  paise: fc.integer({ min: 100, max: 5_000_000 }),
  part: fc.integer({ min: 1, max: 99 }),
  days: fc.integer({ min: 0, max: 60 }),
  how: fc.constantFrom('online', 'online', 'offline', 'practice'),
  fate: fc.constantFrom('kept', 'kept', 'part', 'whole', 'disputed', 'unpaid'),
});
type Life = typeof donation extends fc.Arbitrary<infer T> ? T : never;

/** Independent books: what the school still has of it. */
function kept({ how, fate, paise, part }: Life): number {
  if (how === 'practice' || fate === 'unpaid') return 0;
  if (how === 'offline') return fate === 'whole' ? 0 : paise;
  const back = { kept: 0, part: partOf(paise, part), whole: paise, disputed: paise };
  return paise - back[fate];
}

const partOf = (paise: number, part: number) => Math.max(1, Math.floor((paise * part) / 100));

async function live(life: Life, nth: number) {
  const { db } = test.database;
  const { cause: purpose, paise: amount, how, fate, days, part } = life;
  const paidAt = daysAgo(days);
  if (how === 'offline') {
    if (fate === 'unpaid') return;
    const told = { method: 'cash', kind: 'Others', indianCitizen: true } as const;
    const who = { donorName: 'Meera Rao', email: 'meera@example.org', address: '', reference: '' };
    const input = { ...told, ...who, givenOn: paidAt, amount, purpose };
    const added = await addOfflineDonation(db, input, { again: false, now: NOW });
    if (!added.added) throw new Error('not added');
    const { number } = added.receipt;
    if (fate === 'whole') await cancelOfflineDonation(db, number, { reason: 'x', now: NOW });
    return;
  }
  const id = await addDonation(db, { purpose, createdAt: paidAt });
  const test_ = how === 'practice';
  const opened = { createdAt: paidAt, openedAt: paidAt };
  const order = { ...opened, purpose: 'donation', amount, test: test_ } as const;
  const orderId = await addOrder(db, id, { ...order, providerOrderId: `order_${id}` });
  for (const fact of factsOf(life, `pay_${nth}_${id}`)) {
    await db.transaction((tx) => settle(tx, orderId, fact, deps));
  }

  function factsOf({ fate }: Life, paymentId: string): Fact[] {
    const payment = { id: paymentId, amount, currency: 'INR', times: [paidAt] };
    if (fate === 'unpaid') return [{ kind: 'failed', payment }];
    const back = fate === 'part' ? partOf(amount, part) : amount;
    const refund = {
      id: `rfnd_${paymentId}`,
      paymentId,
      amount: back,
      state: 'processed',
    } as const;
    const lost = { id: `disp_${paymentId}`, paymentId, amount, deducted: amount } as const;
    const facts: Fact[] = [{ kind: 'captured', payment }];
    if (fate === 'part' || fate === 'whole') facts.push({ kind: 'refund', refund });
    if (fate === 'disputed') facts.push({ kind: 'dispute', dispute: { ...lost, state: 'lost' } });
    return facts;
  }
}

async function clear() {
  const { db } = test.database;
  for (const table of [receipts, donations, offlineDonations]) await db.delete(table);
  for (const table of [capturedPayments, refunds, disputes, paymentOrders]) await db.delete(table);
}

const sum = (lives: readonly Life[]) => lives.reduce((paise, life) => paise + kept(life), 0);

describe('the amount raised for a purpose', () => {
  it('is that of the books, in goals, office and statements', {
    timeout: CASES_TIMEOUT,
  }, async () => {
    const { db } = test.database;
    const years = fc.array(donation, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(years, fc.integer({ min: 0, max: 60 }), async (lives, days) => {
        await clear();
        for (const [nth, life] of lives.entries()) await live(life, nth);
        const of = (...causes: string[]) => lives.filter(({ cause }) => causes.includes(cause));
        const goals = await totalsOf(db, [
          { name: 'Cow Care', names: ['Cow Care', 'For the cows'], since: undefined },
          { name: 'Nature Care', names: ['Nature Care'], since: daysAgo(days) },
        ]);
        const late = of('Nature Care').filter((life) => life.days <= days);
        expect(goals.map(({ paise }) => paise)).toEqual([
          ...[sum(of('Cow Care', 'For the cows')), sum(late)],
        ]);
        const office = await sumsByCause(db, { since: daysAgo(365), until: daysAgo(-1) });
        expect(office.reduce((all, { paise }) => all + paise, 0)).toBe(sum(lives));
        expect(office[0]?.all ?? 0).toBe(sum(lives));
        for (const { cause, paise } of office) expect(paise).toBe(sum(of(cause)));
        const real = (await db.select().from(receipts)).filter((receipt) => !receipt.test);
        const causes = statementsOf(real).flatMap((statement) => statement.causes);
        const told = (name: string) => causes.filter(({ cause }) => cause === name);
        for (const name of ['Cow Care', 'For the cows', 'Nature Care', '']) {
          expect(told(name).reduce((all, { paise }) => all + paise, 0)).toBe(sum(of(name)));
        }
      }),
      cases({ night: 300 }),
    );
  });

  it('is summed for the office, including purposes that are too many to list', async () => {
    const { db } = test.database;
    await clear();
    for (let at = 0; at < 201; at += 1) await addReceipt(db, { cause: `Typed ${at}`, amount: 100 });
    const office = await sumsByCause(db, { since: daysAgo(365), until: daysAgo(-1) });
    expect([office.length, office[0]?.all]).toEqual([200, 20_100]);
  });

  it('is published only for goals, and never for fewer than three donations', async () => {
    const { db } = test.database;
    await clear();
    await db.transaction(async (tx) => {
      await insertDemo(tx, NOW);
    });
    const told = () => getJson(test.app, '/api/purpose-totals');
    const give = (cause: string) => addReceipt(db, { cause, amount: 70_000 });
    await give('Cow Care');
    expect(await told()).toEqual([{ purpose: 'Nature Care', paise: 0 }]);
    await give('Nature Care');
    await give('Nature Care');
    expect(await told()).toEqual([]);
    await give('Nature Care');
    expect(await told()).toEqual([{ purpose: 'Nature Care', paise: 210_000 }]);
  });
});
