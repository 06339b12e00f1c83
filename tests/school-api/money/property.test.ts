import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PURPOSES, paymentOrders } from '@/school-api/db/schema/orders';
import { outbox, receiptSerials } from '@/school-api/db/schema/outbox';
import { sandboxDeliveries } from '@/school-api/db/schema/sandbox';
import { type House, openHouse } from './house';
import { action, beginJourney } from './journey';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The books grow with every case; only the one under test is looked at. */
async function clearBooks() {
  await house.db.delete(sandboxDeliveries);
  await house.db.delete(outbox);
  await house.db.delete(paymentOrders);
}

describe('whatever happens to an order, in whatever order', () => {
  it('it ends paid, once and with one receipt, exactly when the provider has the money', {
    timeout: 180_000,
  }, async () => {
    // The embedded database answers one question at a time; a server has room for many more cases.
    const numRuns = house.kind === 'postgres' ? 600 : 120;
    let cases = 0;
    let steps = 0;
    let paid = 0;
    let gifts = 0;
    const purpose = fc.constantFrom(...PURPOSES);
    // Actions of one step happen at the same moment.
    const step = fc.array(action, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        purpose,
        fc.array(step, { minLength: 1, maxLength: 9 }),
        async (form, journey) => {
          await clearBooks();
          const { perform, truth, settleDown } = await beginJourney(house, form);
          for (const moment of journey) {
            await Promise.all(moment.map(perform));
            const now = await truth();
            expect(now.captured).toBeLessThanOrEqual(1);
            if (now.captured === 0) expect(now).toMatchObject({ paid: false });
            expect(now).toMatchObject({ receipts: now.paid ? 1 : 0, notices: now.paid ? 1 : 0 });
          }
          await settleDown();
          const end = await truth();
          const once = end.captured === 1;
          expect(end).toMatchObject({ paid: once, receipts: once ? 1 : 0, notices: once ? 1 : 0 });
          if (once && form === 'donation') gifts += 1;
          cases += 1;
          steps += journey.length;
          paid += once ? 1 : 0;
        },
      ),
      { numRuns, interruptAfterTimeLimit: 150_000 },
    );
    console.info(`${cases} journeys of ${steps} steps, ${paid} of them paid`);
    const years = await house.db.select().from(receiptSerials);
    expect(years.reduce((sum, { last }) => sum + last, 0)).toBe(gifts);
    expect(paid).toBeGreaterThan(cases / 5);
    expect(paid).toBeLessThan(cases);
  });
});
