import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { officePeople } from '@/school-api/db';
import {
  changeRole,
  endAccess,
  firstHeadLink,
  invitePerson,
  personByEmail,
  sendLink,
} from '@/school-api/office';
import { ORIGIN, openTestOffice, type TestOffice } from './support/office';

const HOUR = 3_600_000;

let office: TestOffice;
beforeEach(async () => {
  office = await openTestOffice();
  return () => office.close();
});

const context = () => ({ now: office.deps.now(), origin: ORIGIN });
const pathOf = (url = '') => new URL(url).pathname;

async function invite(email = 'meera@school.example') {
  const person = { name: 'Meera', email, role: 'admissions' as const };
  const invited = await invitePerson(office.deps.db, person, context());
  if (invited.refused !== undefined) throw new Error(invited.refused);
  return { id: invited.person.id, path: pathOf(invited.link.url) };
}

describe('an invitation', () => {
  it('works once, even if viewed before, from an email and without a cookie', async () => {
    const { path } = await invite();
    const browser = office.browser();
    for (let looks = 0; looks < 2; looks += 1) {
      const looked = await browser.get(path, {
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
      });
      expect(looked.status).toBe(200);
      expect(await looked.text()).toContain('Welcome, Meera');
    }
    expect((await browser.post(path)).headers.get('location')).toBe('/');
    expect((await browser.get('/confirm')).status).toBe(200);
    expect((await office.browser().post(path)).status).toBe(404);
    expect((await office.browser().get(path)).status).toBe(404);
  });

  it('ends after a day, on a newer one, and when the person leaves', async () => {
    const { db } = office.deps;
    await office.as('head');
    const first = await invite();
    await sendLink(db, first.id, context());
    expect((await office.browser().post(first.path)).status).toBe(404);
    const old = await invite('old@school.example');
    office.pass(25 * HOUR);
    expect((await office.browser().post(old.path)).status).toBe(404);
    const left = await invite('left@school.example');
    await endAccess(db, left.id, office.deps.now());
    expect((await office.browser().post(left.path)).status).toBe(404);
  });

  it('cannot be guessed in unlimited attempts', async () => {
    const browser = office.browser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) {
      statuses.push((await browser.post(`/invited/guess${tries}`)).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses[60]).toBe(429);
  });

  it('brings back somebody who left, but nobody who is active', async () => {
    const { db } = office.deps;
    await office.as('head');
    const { id, path } = await invite();
    await office.browser().post(path);
    const twice = { name: 'X', email: 'MEERA@school.example', role: 'head' as const };
    expect(await invitePerson(db, twice, context())).toMatchObject({ field: 'email' });
    await endAccess(db, id, office.deps.now());
    const back = await invite();
    expect(back.id).toBe(id);
    expect((await office.browser().post(back.path)).status).toBe(303);
  });
});

describe('the first head', () => {
  it('uses a link that is made while there is nobody', async () => {
    const { db } = office.deps;
    const dead = await firstHeadLink(db, context());
    const link = await firstHeadLink(db, context());
    expect((await office.browser().get(pathOf(dead?.url))).status).toBe(404);
    const browser = office.browser();
    const path = pathOf(link?.url);
    const bad = await browser.post(path, { name: '', email: 'x' });
    expect(bad.status).toBe(422);
    const done = await browser.post(path, { name: 'Asha', email: 'asha@school.example' });
    expect(done.status).toBe(303);
    const asha = await personByEmail(db, 'asha@school.example');
    expect(asha).toMatchObject({ role: 'head', name: 'Asha' });
    expect(await firstHeadLink(db, context())).toBeUndefined();
    expect((await office.browser().post(path, { name: 'B', email: 'b@x.example' })).status).toBe(
      404,
    );
  });

  it('does not get a link if somebody was invited meanwhile', async () => {
    const { db } = office.deps;
    const link = await firstHeadLink(db, context());
    await invite();
    const tried = await office
      .browser()
      .post(pathOf(link?.url), { name: 'B', email: 'b@x.example' });
    expect(tried.status).toBe(404);
  });
});

describe('the last head', () => {
  it('can neither leave nor give up the role, even if another is invited', async () => {
    const { db, now } = office.deps;
    const head = await office.as('head');
    await invitePerson(db, { name: 'B', email: 'b@x.example', role: 'head' }, context());
    expect(await endAccess(db, head.id, now())).toHaveProperty('refused');
    expect(await changeRole(db, head.id, 'editor', now())).toHaveProperty('refused');
    expect((await head.get('/confirm')).status).toBe(200);
    const other = await office.as('head');
    expect(await endAccess(db, head.id, now())).not.toHaveProperty('refused');
    expect(await endAccess(db, other.id, now())).toHaveProperty('refused');
  });

  it('stays when two heads remove each other at the same time', async () => {
    const { db, now } = office.deps;
    const one = await office.as('head');
    const two = await office.as('head');
    await Promise.all([endAccess(db, one.id, now()), endAccess(db, two.id, now())]);
    const heads = await db.select().from(officePeople).where(eq(officePeople.role, 'head'));
    expect(heads.filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
  });
});
