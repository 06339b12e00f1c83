import { describe, expect, it } from 'vitest';
import { CrashRunner } from './crash-runner';
import { capturedOrders, findInconsistencies, paidCount } from './inconsistencies';
import { orderScenarios, refundScenarios, type Scenario, settlementScenarios } from './scenarios';
import { openProvider, openSchool } from './school';

// Dozens of starts, each after a kill.
const TIMEOUT = { timeout: 1_800_000 };

/** Each has a separate provider, because its switches affect every payment there. */
async function playAll(scenarios: Record<string, Scenario>, reconcile: boolean) {
  const provider = await openProvider();
  const school = await openSchool(provider, 200);
  const runner = new CrashRunner(school, provider);
  // First: the many restarts add up to a day, so paid orders are checked for refunds as well.
  if (reconcile) expect(await runner.reconcile()).toBeGreaterThan(3);
  for (const [name, scenario] of Object.entries(scenarios)) {
    const steps = await runner.play(scenario);
    expect(steps, name).toBeGreaterThan(3);
  }
  await runner.close();
  const captured = await capturedOrders(provider.api.db);
  const paid = await school.withDatabase(async (db) => {
    expect(await findInconsistencies(db, captured)).toEqual([]);
    return paidCount(db);
  });
  expect(paid).toBeGreaterThan(8);
  return { kills: runner.kills, paid };
}

describe.concurrent('kill -9 before every step of', () => {
  it.each([
    ['opening an order leaves every payment paid once, with one receipt', orderScenarios],
    ['settling a payment leaves every payment paid once, with one receipt', settlementScenarios],
    [
      'settling a refund leaves it counted once, with one void receipt and one mail',
      refundScenarios,
    ],
  ])('%s', TIMEOUT, async (name, scenarios) => {
    const reconcile = scenarios === settlementScenarios;
    const { kills, paid } = await playAll(scenarios, reconcile);
    console.info(`${name}: killed ${kills} times, ${paid} orders paid`);
  });
});
