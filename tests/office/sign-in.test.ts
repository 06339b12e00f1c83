import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessLog, officeCodes, outbox } from '@/school-api/db';
import { endAccess, invitePerson } from '@/school-api/office';
import { COOKIE, cookieOf, ORIGIN, openTestOffice } from './support/office';

const office = await openTestOffice();

const MINUTE = 60_000;

/** The code sent to an address, once the minute between two codes is over. */
async function codeFor(email: string, browser = office.browser()) {
  office.pass(MINUTE);
  await browser.post('/sign-in/code', { email });
  return office.mailedCode(email);
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('signing in by email', () => {
  it('accepts a code once, within ten minutes, with spaces', async () => {
    const { email } = await office.as('admissions');
    const browser = office.browser();
    const asked = await browser.post('/sign-in/code', {
      email: ` ${email.toUpperCase()}`,
      to: '/jobs',
    });
    expect(asked.status).toBe(200);
    const code = await office.mailedCode(email);
    const given = `${code.slice(0, 3)} ${code.slice(3)}`;
    const done = await browser.post('/sign-in', { email, code: given, to: '/jobs?state=new' });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe('/jobs?state=new');
    const safe = 'Path=/; HttpOnly; SameSite=Strict; Secure';
    expect(done.headers.getSetCookie()).toEqual([
      `${COOKIE}=${browser.token()}; ${safe}`,
      expect.stringMatching(new RegExp(`^__Host-office-known=[^;]+; Max-Age=15552000; ${safe}$`)),
    ]);
    expect(browser.token()).toMatch(/^[\w-]{43}$/);

    const again = await office.browser().post('/sign-in', { email, code });
    expect(again.status).toBe(422);
    const late = await codeFor(email, browser);
    office.pass(10 * MINUTE);
    expect((await office.browser().post('/sign-in', { email, code: late })).status).toBe(422);
  });

  it('refuses the right code after five wrong ones', async () => {
    const { email } = await office.as('accounts');
    const browser = office.browser();
    const code = await codeFor(email, browser);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await browser.post('/sign-in', { email, code: wrong(code) })).status).toBe(422);
    }
    expect((await browser.post('/sign-in', { email, code })).status).toBe(422);
    expect(browser.token()).toBe('');
  });

  it('refuses every code of an address after twenty wrong ones in a day', async () => {
    const { email } = await office.as('accounts');
    let code = '';
    for (let codes = 0; codes < 5; codes += 1) {
      const browser = office.browser();
      code = await codeFor(email, browser);
      for (let tries = 0; codes < 4 && tries < 5; tries += 1) {
        await browser.post('/sign-in', { email, code: wrong(code) });
      }
    }
    const refused = await office.browser().post('/sign-in', { email, code });
    expect(refused.status).toBe(422);
    // A stranger learns no more than for an unknown address.
    expect(await refused.text()).toContain('This code is wrong or has expired');
  });

  it('responds to unknown addresses, and people who left or never signed in, as to known ones', async () => {
    const known = await office.as('admissions');
    const gone = await office.as('admissions');
    await endAccess(office.deps.db, gone.id, office.deps.now());
    const invitation = { name: 'Late', email: 'late@school.example', role: 'accounts' as const };
    await invitePerson(office.deps.db, invitation, { now: office.deps.now(), origin: ORIGIN });
    const seen: string[] = [];
    for (const email of [known.email, gone.email, 'late@school.example', 'x@example.org']) {
      const browser = office.browser();
      const asked = await browser.post('/sign-in/code', { email });
      const tried = await browser.post('/sign-in', { email, code: '000000' });
      const soon = await browser.post('/sign-in/code', { email });
      const texts = [await asked.text(), await tried.text(), await soon.text()].join();
      seen.push(`${asked.status} ${tried.status} ${soon.status} ${texts.replaceAll(email, '?')}`);
    }
    expect(seen[0]).toMatch(/^200 422 200 /);
    expect(new Set(seen.map((one) => one.replaceAll(encodeURIComponent('?'), '?'))).size).toBe(1);
    const codes = eq(outbox.kind, 'office-code');
    const mails = await office.deps.db.select().from(outbox).where(codes);
    const recipients = mails.map(({ recipient }) => recipient);
    expect(recipients).toContain(known.email);
    for (const email of [gone.email, 'late@school.example', 'x@example.org']) {
      expect(recipients).not.toContain(email);
      expect(await office.deps.db.$count(officeCodes, eq(officeCodes.emailKey, email))).toBe(0);
    }
  });

  it('stores no code and no token in readable form', async () => {
    const { email } = await office.as('admissions');
    office.pass(61 * MINUTE);
    const code = await codeFor(email);
    const [row] = await office.deps.db.select().from(officeCodes).orderBy(desc(officeCodes.id));
    expect(Object.values(row ?? {})).not.toContain(code);
  });

  // own-site.test.ts covers which pages count as own.
  it('redirects to no other site', async () => {
    office.pass(61 * MINUTE);
    const { email } = await office.as('admissions');
    const sent = { email, code: await codeFor(email), to: '//evil.example/x' };
    expect((await office.browser().post('/sign-in', sent)).headers.get('location')).toBe('/');
  });

  it('audits sign-ins and refusals', async () => {
    office.pass(61 * MINUTE);
    const { email } = await office.as('head');
    const browser = office.browser();
    const code = await codeFor(email, browser);
    await browser.post('/sign-in', { email, code: wrong(code) });
    await browser.post('/sign-in', { email, code });
    const rows = await office.deps.db.select().from(accessLog).orderBy(desc(accessLog.id)).limit(2);
    expect(rows).toMatchObject([
      { actor: `office (${email})`, action: 'sign-in', record: 'by code' },
      { actor: 'office (nobody)', action: 'sign-in refused', record: 'by code' },
    ]);
    expect(rows[0]?.client).not.toBe('');
  });

  it('creates a new session at each sign-in, and ends the browser’s previous one', async () => {
    office.pass(61 * MINUTE);
    const planted = await office.as('admissions');
    const before = planted.token();
    const { email } = await office.as('head');
    const done = await planted.post('/sign-in', { email, code: await codeFor(email, planted) });
    expect(cookieOf(done)).not.toBe(before);
    const old = office.browser();
    old.setToken(before);
    expect((await old.get('/')).status).toBe(303);
  });
});
