import { describe, expect, it } from 'vitest';
import { insertDemo } from '@/school-api/content/seed/insert-demo';
import { sumsByCause } from '@/school-api/money';
import { NOW } from '../../cli/office';
import { addReceipt, daysAgo } from '../../cli/rows';
import { getJson, openTestApp } from '../../test-app';
import { clear } from './random-donations';

const test = await openTestApp();

describe('the amount raised for a purpose', () => {
  it('is summed for the office, including purposes that are too many to list', async () => {
    const { db } = test.database;
    await clear(db);
    for (let at = 0; at < 201; at += 1) await addReceipt(db, { cause: `Typed ${at}`, amount: 100 });
    const office = await sumsByCause(db, { since: daysAgo(365), until: daysAgo(-1) });
    expect([office.length, office[0]?.all]).toEqual([200, 20_100]);
  });

  it('is published only for goals, and never for fewer than three donations', async () => {
    const { db } = test.database;
    await clear(db);
    await db.transaction(async (tx) => {
      await insertDemo(tx, NOW);
    });
    const totals = () => getJson(test.app, '/api/purpose-totals');
    const give = (cause: string) => addReceipt(db, { cause, amount: 70_000 });
    await give('Cow Care');
    expect(await totals()).toEqual([{ purpose: 'Nature Care', paise: 0 }]);
    await give('Nature Care');
    await give('Nature Care');
    expect(await totals()).toEqual([]);
    await give('Nature Care');
    expect(await totals()).toEqual([{ purpose: 'Nature Care', paise: 210_000 }]);
  });
});
