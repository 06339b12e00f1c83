import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  outbox,
  PURPOSES,
  paymentOrders,
  receiptSerials,
  receipts,
  sandboxDeliveries,
} from '@/school-api/db';
import { CASES_TIMEOUT, cases } from '../../../support/cases';
import { action, beginJourney } from './journey';
import { lastRun } from './last-run';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

/** Deletes the records of earlier cases, which would slow down later ones. */
async function clearTables() {
  await api.db.delete(sandboxDeliveries);
  await api.db.delete(outbox);
  await api.db.delete(paymentOrders);
}

describe('an order after any sequence of events', () => {
  it('is paid once, with one receipt, exactly when the provider has captured the payment', {
    timeout: CASES_TIMEOUT,
  }, async () => {
    let journeys = 0;
    let steps = 0;
    let paid = 0;
    const purpose = fc.constantFrom(...PURPOSES);
    // Actions of one step run concurrently.
    const step = fc.array(action, { minLength: 1, maxLength: 3 });
    const run = lastRun();
    await fc.assert(
      fc.asyncProperty(
        purpose,
        fc.array(step, { minLength: 1, maxLength: 9 }),
        run.of(async (form, journey) => {
          await clearTables();
          const { perform, readState, reconcileLater } = await beginJourney(api, form);
          for (const moment of journey) {
            await Promise.all(moment.map(perform));
            const now = await readState();
            expect(now.captured).toBeLessThanOrEqual(1);
            if (now.captured === 0) expect(now).toMatchObject({ paid: false });
            expect(now).toMatchObject({ receipts: now.paid ? 1 : 0, notices: now.paid ? 1 : 0 });
          }
          await reconcileLater();
          const end = await readState();
          const once = end.captured === 1;
          expect(end).toMatchObject({ paid: once, receipts: once ? 1 : 0, notices: once ? 1 : 0 });
          journeys += 1;
          steps += journey.length;
          paid += once ? 1 : 0;
        }),
      ),
      cases({ night: 600 }),
    );
    await run.ended();
    console.info(`${journeys} journeys of ${steps} steps, ${paid} of them paid`);
    const years = await api.db.select().from(receiptSerials);
    const numbers = await api.db.select().from(receipts);
    expect(years.reduce((sum, { last }) => sum + last, 0)).toBe(paid);
    expect(numbers).toHaveLength(paid);
    expect(paid).toBeGreaterThan(journeys / 5);
    expect(paid).toBeLessThan(journeys);
  });
});
