import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '@/school-api/db/db';
import { officePeople } from '@/school-api/db/schema/office-people';
import { leave } from '@/school-api/office/people/change-person';
import { activePerson } from '@/school-api/office/people/people';
import { readSession } from '@/school-api/office/people/sessions';
import { presenceOf } from '@/school-api/office/presence';
import { officeRoutes } from '@/school-api/office/routes';
import { addMessage } from '../school-api/cli/rows';
import { type Browser, COOKIE, ORIGIN, openTestOffice } from './support/office';

const office = await openTestOffice();
afterAll(() => office.close());

type Person = Browser & { id: number; email: string };

const FORM = 'application/x-www-form-urlencoded';
const UPLOAD = 'multipart/form-data; boundary=x';

/** A POST whose body ends once `meanwhile` has come back; the server has begun to read it by then. */
async function postSlowly(
  browser: Browser,
  path: string,
  { type = FORM, text, meanwhile }: { type?: string; text: string; meanwhile: () => unknown },
): Promise<Response> {
  const parts = [text.slice(0, 5), text.slice(5)].map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (parts.length === 1) await meanwhile();
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    ...{ host: new URL(ORIGIN).host, origin: ORIGIN, 'content-type': type },
    cookie: `${COOKIE}=${browser.token()}`,
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return office.app.request(`${ORIGIN}${path}`, init);
}

const rows = z.object({ rows: z.array(z.unknown()) });
const rowsOf = async (db: Db, query: SQL) => rows.parse(await db.execute(query)).rows;

const switchOff = async (by: Person, whom: Person) => {
  const done = await by.post(`/people/${whom.id}/leave`);
  expect(done.headers.get('location')).toBe('/people?said=switched-off');
};

describe('a head who is switched off while a form arrives', () => {
  let head: Person;
  let removed: Person;
  beforeAll(async () => {
    head = await office.as('head');
  });

  it('invites nobody, and is told that nothing was done', async () => {
    removed = await office.as('head');
    const answer = await postSlowly(removed, '/people/invite', {
      text: new URLSearchParams({
        name: 'Again',
        email: 'again@school.example',
        role: 'head',
      }).toString(),
      meanwhile: () => switchOff(head, removed),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('You were signed out meanwhile');
    const again = eq(officePeople.emailKey, 'again@school.example');
    expect(await office.deps.db.$count(officePeople, again)).toBe(0);
  });

  it.each(officeRoutes.filter(({ method }) => method === 'POST').map(({ path }) => path))(
    'does nothing by POST %s',
    async (path) => {
      removed = await office.as('head');
      const answer = await postSlowly(removed, path.replaceAll(/:\w+/g, '1'), {
        text: 'name=Somebody',
        meanwhile: () => switchOff(head, removed),
      });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('You were signed out meanwhile');
    },
  );

  it.each(
    officeRoutes.flatMap(({ method, upload, path }) => (method === 'POST' && upload ? [path] : [])),
  )('does nothing with a file sent to %s', async (path) => {
    removed = await office.as('head');
    const part = 'Content-Disposition: form-data; name="text"\r\n\r\nName\r\nSomebody';
    const answer = await postSlowly(removed, path.replaceAll(/:\w+/g, '1'), {
      ...{ type: UPLOAD, text: `--x\r\n${part}\r\n--x--\r\n` },
      meanwhile: () => switchOff(head, removed),
    });
    // A record is looked for before its file is read.
    if (answer.status === 404) return;
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('You were signed out meanwhile');
  });
});

describe('switching off', () => {
  it('waits for an act that has begun', async () => {
    const { db, now } = office.deps;
    const head = await office.as('head');
    const acting = await office.as('head');
    const signedIn = await readSession(db, acting.token(), now());
    if (signedIn === undefined) throw new Error('nobody is signed in');
    const order: string[] = [];
    let switched: Promise<unknown> = Promise.resolve();
    await presenceOf(office.deps, signedIn).db.transaction(async () => {
      switched = leave(db, acting.id, now()).then(() => order.push('switched off'));
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await rowsOf(db, waiting)).length).toBe(1);
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
    // The second one is signed out, or told to try again.
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
    await leave(db, clerk.id, now());
    office.pass(1_000);
    await expect(file.text()).rejects.toThrow('the session has ended');
  });
});
