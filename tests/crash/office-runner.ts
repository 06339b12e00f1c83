import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '@/school-api/db/db';
import { officePeople } from '@/school-api/db/schema/office-people';
import { startSession } from '@/school-api/office/people/sessions';
import { type Child, startChild } from './child';
import { openDesk } from './office-desk';
import type { OfficeScenario } from './office-scenarios';
import { openProvider, openSchool, type RunningProvider, type School } from './school';

// Dozens of starts, each after a kill.
const TIMEOUT = { timeout: 1_800_000 };
const MAX_STEPS = 100;

type Setting = {
  school: School;
  headId: number;
  /** What was saved by half, as messages. */
  findHalfSaved: (db: Db) => Promise<string[]>;
};

/** A school of their own for these scenarios, each killed before every one of its steps. */
export function testKills(
  scenarios: Record<string, OfficeScenario>,
  findHalfSaved: Setting['findHalfSaved'],
): void {
  let provider: RunningProvider;
  let school: School;
  let headId = 0;
  beforeAll(async () => {
    provider = await openProvider();
    school = await openSchool(provider, 1);
    headId = await school.withDatabase(addHead);
  });
  afterAll(async () => {
    await school.close();
    await provider.close();
  });

  describe('kill -9 before every step, while', () => {
    it.each(Object.entries(scenarios))(
      '%s, leaves the old or the new, and the next attempt is possible',
      TIMEOUT,
      (name, scenario) => killAtEveryStep({ school, headId, findHalfSaved }, name, scenario),
    );
  });
}

async function addHead(db: Db): Promise<number> {
  const now = new Date();
  const names = { name: 'Meera Rao', email: 'meera@example.org', emailKey: 'meera@example.org' };
  const [head] = await db
    .insert(officePeople)
    .values({ ...names, role: 'head', invitedAt: now, joinedAt: now })
    .returning({ id: officePeople.id });
  return head?.id ?? 0;
}

/** One save, killed before each of its steps in turn; then every one that was undone once more. */
async function killAtEveryStep(setting: Setting, name: string, scenario: OfficeScenario) {
  const { school, findHalfSaved } = setting;
  const left: Awaited<ReturnType<typeof saveAndKill>>[] = [];
  for (let killAt = 1; killAt <= MAX_STEPS; killAt++) {
    const saved = await saveAndKill(setting, scenario, killAt);
    left.push(saved);
    if (saved.survived) break;
  }
  const undone = left.filter(({ done }) => done === 0);
  expect(undone.length).toBeGreaterThan(0);
  expect(left.at(-1)?.survived).toBe(true);

  const token = await school.withDatabase((db) => signIn(db, setting));
  const child = await start(school);
  const desk = openDesk(child.officeUrl, token);
  for (const { act } of undone) expect(await act(desk)).toBeLessThan(400);
  await child.end('SIGTERM');
  await school.withDatabase(async (db) => {
    expect(await findHalfSaved(db)).toEqual([]);
    for (const { count } of left) expect(await count(db)).toBe(1);
  });
  console.info(`${name}: killed ${left.length - 1} times, ${undone.length} times nothing saved`);
}

/** A session that nobody has used yet: the last one may be too old for what is asked. */
const signIn = (db: Db, { headId }: Setting) =>
  startSession(db, headId, { now: new Date(), client: '127.0.0.1', agent: 'Firefox' });

async function start({ env }: School): Promise<Child> {
  const child = await startChild(env);
  if (child === undefined) throw new Error('the school did not start');
  return child;
}

/** One save, killed before the given step; then once more, as the person does who finds it undone. */
async function saveAndKill(setting: Setting, scenario: OfficeScenario, killAt: number) {
  const { school, findHalfSaved } = setting;
  const { token, ...save } = await school.withDatabase(async (db) => ({
    token: await signIn(db, setting),
    ...(await scenario(db, killAt)),
  }));
  const child = await start(school);
  const desk = openDesk(child.officeUrl, token);
  await child.arm({ killAt, from: 'now' });
  const status = await save.act(desk).catch(() => undefined);
  const survived = status !== undefined && (await child.arm({ killAt: 0, from: 'now' }));
  if (survived) await child.end('SIGTERM');
  else await child.exited;
  const done = await school.withDatabase(async (db) => {
    expect(await findHalfSaved(db), `step ${killAt}`).toEqual([]);
    return save.count(db);
  });
  // What was acknowledged is there.
  if (status !== undefined) expect([status < 400, done]).toEqual([true, 1]);
  return { ...save, done, survived };
}
