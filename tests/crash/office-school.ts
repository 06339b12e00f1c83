import type { Db } from '@/school-api/db/db';
import { officePeople } from '@/school-api/db/schema/office-people';
import { startSession } from '@/school-api/office/people/sessions';
import type { Role } from '@/school-api/office/route';
import { type Child, startChild } from './child';
import { openProvider, openSchool } from './school';

const MAX_STEPS = 100;

type Attempt = {
  /** The school is killed during this. Resolves with the status of the request. */
  action: (child: Child) => Promise<number>;
  /** Once the school has ended; without a status it did not respond. */
  after: (status: number | undefined) => Promise<unknown>;
};

export async function openOfficeSchool(role: Role) {
  const provider = await openProvider();
  const school = await openSchool(provider, 1);
  const personId = await school.withDatabase(async (db) => {
    const now = new Date();
    const names = { name: 'Meera Rao', email: 'meera@example.org', emailKey: 'meera@example.org' };
    const [person] = await db
      .insert(officePeople)
      .values({ ...names, role, invitedAt: now, joinedAt: now })
      .returning({ id: officePeople.id });
    return person?.id ?? 0;
  });
  const start = async (aheadMs = 0): Promise<Child> => {
    const child = await startChild(school.env, { aheadMs });
    if (child === undefined) throw new Error('the school did not start');
    return child;
  };
  return {
    ...school,
    start,
    /** A new session, because the last confirmation may be too old. */
    signIn: (db: Db) =>
      startSession(db, personId, { now: new Date(), client: '127.0.0.1', agent: 'Firefox' }),
    /** An attempt for each step, killed before it, until one survives. Resolves to the number of kills. */
    killAtEach: async (attempt: (killAt: number) => Promise<Attempt>): Promise<number> => {
      for (let killAt = 1; killAt <= MAX_STEPS; killAt += 1) {
        const { action, after } = await attempt(killAt);
        const child = await start();
        await child.arm({ killAt, from: 'now' });
        const status = await action(child).catch(() => undefined);
        const survived = status !== undefined && (await child.arm({ killAt: 0, from: 'now' }));
        if (survived) await child.end('SIGTERM');
        else await child.exited;
        await after(status);
        if (survived) return killAt - 1;
      }
      throw new Error('it takes too many steps');
    },
  };
}

export type OfficeSchool = Awaited<ReturnType<typeof openOfficeSchool>>;
