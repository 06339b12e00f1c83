import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Chain } from './chain';
import { buildProgram } from './child';
import { beginnings, endings, type Scene } from './scenes';
import { openProvider, openSchool, type ProviderAtWork } from './school';
import { capturedOrders, faultsOf, paidCount } from './truth';

const TIMEOUT = { timeout: 600_000 };

let provider: ProviderAtWork;
beforeAll(async () => {
  [provider] = await Promise.all([openProvider(), buildProgram()]);
});
afterAll(() => provider.close());

async function playAll(scenes: Record<string, Scene>, { silence = false } = {}) {
  const school = await openSchool(provider, 60);
  const chain = new Chain(school, provider);
  for (const [name, scene] of Object.entries(scenes)) {
    const steps = await chain.play(scene);
    expect(steps, name).toBeGreaterThan(3);
  }
  if (silence) expect(await chain.reconcile()).toBeGreaterThan(3);
  await chain.close();
  const captured = await capturedOrders(provider);
  const paid = await school.look(async (db) => {
    expect(await faultsOf(db, captured)).toEqual([]);
    return paidCount(db);
  });
  expect(paid).toBeGreaterThan(8);
  await school.close();
  return { kills: chain.kills, paid };
}

describe.concurrent('kill -9 before every step of', () => {
  it('a beginning leaves every payment paid once, with one receipt', TIMEOUT, async () => {
    const { kills, paid } = await playAll(beginnings);
    console.info(`beginnings: killed ${kills} times, ${paid} orders paid`);
  });

  it('an ending leaves every payment paid once, with one receipt', TIMEOUT, async () => {
    const { kills, paid } = await playAll(endings, { silence: true });
    console.info(`endings: killed ${kills} times, ${paid} orders paid`);
  });
});
