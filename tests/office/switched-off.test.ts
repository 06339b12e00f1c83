import { and, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { officePeople } from '@/school-api/db';
import { endAccess } from '@/school-api/office';
import { activePerson } from '@/school-api/office/people/people';
import { readSession } from '@/school-api/office/people/sessions';
import { sessionGuard } from '@/school-api/office/session-guard';
import { addMessage } from '../school-api/cli/rows';
import { openTestOffice } from './support/office';

const office = await openTestOffice();

describe('switching off', () => {
  it('waits for an action in progress', async () => {
    const { db, now } = office.deps;
    const head = await office.as('head');
    const acting = await office.as('head');
    const signedIn = await readSession(db, acting.token(), now());
    if (signedIn === undefined) throw new Error('nobody is signed in');
    const order: string[] = [];
    let switched: Promise<unknown> = Promise.resolve();
    await sessionGuard(office.deps, signedIn).db.transaction(async () => {
      switched = endAccess(db, acting.id, now()).then(() => order.push('switched off'));
      const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => db.$count(sql`pg_stat_activity`, isWaiting)).toBe(1);
      order.push('acted');
    });
    await switched;
    expect(order).toEqual(['acted', 'switched off']);
    expect((await head.get('/people')).status).toBe(200);
  });

  it('leaves one of two heads who switch each other off', async () => {
    const [one, other] = [await office.as('head'), await office.as('head')];
    const answers = await Promise.all([
      one.post(`/people/${other.id}/leave`),
      other.post(`/people/${one.id}/leave`),
    ]);
    // The second one is signed out, or asked to retry.
    expect([303, 403, 503]).toContain(Math.max(...answers.map(({ status }) => status)));
    const two = inArray(officePeople.id, [one.id, other.id]);
    expect(await office.deps.db.$count(officePeople, and(two, activePerson))).toBe(1);
  });

  it('ends an export within a second', async () => {
    const { db, now } = office.deps;
    for (let n = 0; n < 3; n += 1) await addMessage(db);
    const clerk = await office.as('admissions');
    const file = await clerk.get('/exports/messages/file?format=json');
    expect(file.status).toBe(200);
    await endAccess(db, clerk.id, now());
    office.pass(1_000);
    await expect(file.text()).rejects.toThrow('the session has ended');
  });
});
