import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { officeSessions } from '@/school-api/db';
import { endAccess } from '@/school-api/office';
import { type Browser, openTestOffice } from './support/office';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const office = await openTestOffice();

const works = async (browser: Browser) => (await browser.get('/confirm')).status === 200;

describe('sessions', () => {
  it('end after thirty minutes without a request', async () => {
    const browser = await office.as('admissions');
    for (let uses = 0; uses < 3; uses += 1) {
      office.pass(29 * MINUTE);
      expect(await works(browser)).toBe(true);
    }
    office.pass(31 * MINUTE);
    expect(await works(browser)).toBe(false);
  });

  it('end after twelve hours overall', async () => {
    const browser = await office.as('admissions');
    for (let uses = 0; uses < 35; uses += 1) {
      office.pass(20 * MINUTE);
      expect(await works(browser)).toBe(true);
    }
    office.pass(21 * MINUTE);
    expect(await works(browser)).toBe(false);
  });

  it('do not work after the clock was set back', async () => {
    const browser = await office.as('admissions');
    office.pass(-2 * HOUR);
    expect(await works(browser)).toBe(false);
    office.pass(2 * HOUR);
  });

  it('store no token in readable form', async () => {
    const browser = await office.as('admissions');
    const rows = await office.deps.db.select().from(officeSessions);
    expect(JSON.stringify(rows)).not.toContain(browser.token());
  });

  it('do not work for a person who has left, even if one was not ended', async () => {
    const { db, now } = office.deps;
    const browser = await office.as('accounts');
    await endAccess(db, browser.id, now());
    await db
      .update(officeSessions)
      .set({ endedAt: null })
      .where(eq(officeSessions.personId, browser.id));
    expect(await works(browser)).toBe(false);
  });

  it('end on sign-out, which removes the cookie', async () => {
    const browser = await office.as('accounts');
    const token = browser.token();
    const response = await browser.post('/sign-out');
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    browser.setToken(token);
    expect(await works(browser)).toBe(false);
  });

  it('are not selected by a second cookie, nor found by a wrong one', async () => {
    const browser = await office.as('accounts');
    const planted = await office.as('accounts');
    const both = `__Host-office=${planted.token()}; __Host-office=${browser.token()}`;
    expect((await browser.get('/confirm', { cookie: both })).status).toBe(303);
    for (const cookie of ['__Host-office=', `office=${browser.token()}`, '__Host-office=%00']) {
      expect((await browser.get('/confirm', { cookie })).status, cookie).toBe(303);
    }
  });
});
