import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@/school-api/db/db';
import { outbox } from '@/school-api/db/schema/outbox';
import type { OfficeScenario, Save } from './office-scenarios';
import { type OfficeSchool, openOfficeSchool } from './office-school';
import { openScreens } from './open-screens';

// Dozens of starts, each after a kill.
const TIMEOUT = { timeout: 1_800_000 };

type FindHalfSaved = (db: Db) => Promise<string[]>;

/** Separate schools for these scenarios, each killed before every one of its steps. */
export function testKills(
  scenarios: Record<string, OfficeScenario>,
  findHalfSaved: FindHalfSaved,
): void {
  let school: OfficeSchool;
  beforeAll(async () => {
    school = await openOfficeSchool('head');
  });

  describe('kill -9 before every step, while', () => {
    it.each(Object.entries(scenarios))(
      '%s, leaves the old or the new state, and allows a retry',
      TIMEOUT,
      (name, scenario) => killAtEveryStep(school, name, scenario, findHalfSaved),
    );
  });
}

/** Otherwise the kill would hit a step of the worker that sends them, not one of the request. */
const keepMails = (db: Db) => db.update(outbox).set({ state: 'kept' });

/** One save, killed before each of its steps, then repeated if it was undone. */
async function killAtEveryStep(
  school: OfficeSchool,
  name: string,
  scenario: OfficeScenario,
  findHalfSaved: FindHalfSaved,
) {
  const all: Save[] = [];
  const undone: Save[] = [];
  const kills = await school.killAtEach(async (killAt) => {
    const { token, save } = await school.withDatabase(async (db) => {
      await keepMails(db);
      return { token: await school.signIn(db), save: await scenario(db, killAt) };
    });
    all.push(save);
    return {
      action: ({ officeUrl }) => save.action(openScreens(officeUrl, token)),
      after: async (status) => {
        const done = await school.withDatabase(async (db) => {
          expect(await findHalfSaved(db), `step ${killAt}`).toEqual([]);
          return save.count(db);
        });
        // Whatever was acknowledged is stored.
        if (status !== undefined) expect([status < 400, done]).toEqual([true, 1]);
        if (done === 0) undone.push(save);
      },
    };
  });
  expect(undone.length).toBeGreaterThan(0);

  const token = await school.withDatabase(school.signIn);
  const child = await school.start();
  const screens = openScreens(child.officeUrl, token);
  for (const { action } of undone) expect(await action(screens)).toBeLessThan(400);
  await child.end('SIGTERM');
  await school.withDatabase(async (db) => {
    expect(await findHalfSaved(db)).toEqual([]);
    for (const { count } of all) expect(await count(db)).toBe(1);
  });
  console.info(`${name}: killed ${kills} times, ${undone.length} times nothing saved`);
}
