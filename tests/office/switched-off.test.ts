import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endAccess } from '@/school-api/office';
import { readSession } from '@/school-api/office/people/sessions';
import { presenceOf } from '@/school-api/office/presence';
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
    await presenceOf(office.deps, signedIn).db.transaction(async () => {
      switched = endAccess(db, acting.id, now()).then(() => order.push('switched off'));
      const waiting = sql`pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(() => db.$count(waiting)).toBe(1);
      order.push('acted');
    });
    await switched;
    expect(order).toEqual(['acted', 'switched off']);
    expect((await head.get('/people')).status).toBe(200);
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
