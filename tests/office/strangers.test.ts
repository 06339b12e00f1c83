import { and, desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { outbox } from '@/school-api/db';
import { officeCheck } from '@/school-api/office';
import { readKnown, withKnown, writeKnown } from '@/school-api/office/known-browser';
import { officeKey } from '@/school-api/office/signing';
import { limitCounts } from '@/school-api/platform';
import { type Browser, openTestOffice } from './support/office';
import { addPasskey, challengeOf } from './support/passkeys';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const office = await openTestOffice();
beforeEach(() => office.pass(25 * HOUR));

const from = (network: number) => ({ 'x-client-ip': `2001:db8:0:${network.toString(16)}::1` });

async function mailsTo(email: string) {
  const codes = and(eq(outbox.kind, 'office-code'), eq(outbox.recipient, email));
  return office.deps.db.select().from(outbox).where(codes).orderBy(desc(outbox.id));
}

async function signInByCode(browser: Browser, email: string): Promise<number> {
  const asked = await browser.post('/sign-in/code', { email });
  expect(asked.status).toBe(200);
  return (await browser.post('/sign-in', { email, code: await office.mailedCode(email) })).status;
}

/** Signed out; the browser stays known. */
async function knownBrowser(email: string): Promise<Browser> {
  const browser = office.browser();
  expect(await signInByCode(browser, email)).toBe(303);
  await browser.post('/sign-out');
  return browser;
}

/** Six codes are sent to the address, and no more after them. */
async function useUp(email: string): Promise<void> {
  for (let network = 0; network < 20; network += 1) {
    office.pass(MINUTE / 2);
    await office.browser().post('/sign-in/code', { email }, from(network));
  }
}

async function withPasskey() {
  const head = await office.as('head');
  const { authenticator } = await addPasskey(head);
  const signIn = async (browser: Browser, headers = {}) => {
    const asked = await challengeOf(browser, '/sign-in/passkey/options', headers);
    const passkey = authenticator.get(asked);
    return (await browser.post('/sign-in/passkey', { passkey }, headers)).status;
  };
  return { ...head, signIn };
}

describe('strangers who request many codes', () => {
  it('do not block codes for a head on another network, or confirming in an open session', async () => {
    const head = await office.as('head');
    const asks = Array.from({ length: 301 }, (_, n) =>
      office.browser().post('/sign-in/code', { email: `a${n}@example.org` }, from(n % 11)),
    );
    await Promise.all(asks);
    expect(await signInByCode(office.browser(), head.email)).toBe(303);
    const confirming = await office.as('head');
    expect((await confirming.post('/confirm/code')).status).toBe(200);
    const code = await office.mailedCode(confirming.email);
    expect((await confirming.post('/confirm', { code })).status).toBe(303);
  });

  it('cannot flood a mailbox, raise an alarm, and do not block known browsers', async () => {
    const { email } = await office.as('head');
    const lines: string[] = [];
    office.deps.log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const own = await knownBrowser(email);
    office.pass(2 * HOUR);
    const before = (await mailsTo(email)).length;
    const counted = limitCounts().get('office-codes') ?? 0;
    await useUp(email);
    expect(await mailsTo(email)).toHaveLength(before + 6);
    expect(limitCounts().get('office-codes')).toBeGreaterThan(counted);
    expect(lines.join()).toContain('office-codes-capped');
    expect(lines.join()).not.toContain(email);
    const { db, config, now } = office.deps;
    const found = await officeCheck.run({
      db,
      now,
      config: { ...readConfig({}), ...config, isPublic: true },
      fetch: globalThis.fetch,
      lookUpText: async () => [],
      freeBytes: async () => 0,
      certificateEnd: async () => new Date(),
    });
    expect(found.map(({ id }) => id)).toContain('office-codes');
    expect(await signInByCode(own, email)).toBe(303);
    expect(await mailsTo(email)).toHaveLength(before + 7);
  });

  it('from one network leave some for the others', async () => {
    const { email } = await office.as('head');
    for (let asked = 0; asked < 10; asked += 1) {
      office.pass(MINUTE / 2);
      await office.browser().post('/sign-in/code', { email }, from(1));
    }
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await signInByCode(office.browser(), email)).toBe(303);
  });

  it('do not use up a known browser’s attempts with wrong codes', async () => {
    const { email } = await office.as('head');
    const own = await knownBrowser(email);
    for (let network = 0; network < 5; network += 1) {
      office.pass(20 * MINUTE);
      const stranger = office.browser();
      await stranger.post('/sign-in/code', { email }, from(network));
      for (let tries = 0; tries < 5; tries += 1) {
        await stranger.post('/sign-in', { email, code: '000000' }, from(network));
      }
    }
    office.pass(20 * MINUTE);
    // A code does not help an unknown browser on that day.
    expect(await signInByCode(office.browser(), email)).toBe(422);
    expect(await signInByCode(own, email)).toBe(303);
  });

  it('on the same network do not lock out a known browser or a passkey', async () => {
    const head = await withPasskey();
    const own = await knownBrowser(head.email);
    office.pass(MINUTE);
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) {
      const guess = { email: `b${tries}@example.org`, code: '000000' };
      statuses.push((await office.browser().post('/sign-in', guess, from(200))).status);
    }
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([60, 429]);
    expect(await head.signIn(office.browser(), from(200))).toBe(303);
    const asked = await own.post('/sign-in/code', { email: head.email }, from(200));
    expect(asked.status).toBe(200);
  });
});

it('strangers who request a thousand challenges keep nobody from signing in by passkey', async () => {
  const head = await withPasskey();
  const asks = Array.from({ length: 1_001 }, (_, n) =>
    office.browser().post('/sign-in/passkey/options', {}, from(n % 18)),
  );
  await Promise.all(asks);
  expect(await head.signIn(office.browser(), from(99))).toBe(303);
});

it('a browser is recognised only by our cookie, for its own people, for half a year', () => {
  const { now } = office.deps;
  const key = () => officeKey(office.deps, 'known');
  const later = (days: number) => new Date(now().getTime() + days * 24 * HOUR);
  const cookie = writeKnown(withKnown(withKnown([], 7), 12), now(), key());
  expect(readKnown(cookie, later(180), key)).toEqual([12, 7]);
  expect(readKnown(cookie, later(181), key)).toEqual([]);
  expect(readKnown(cookie.replace('12-7', '12-1'), now(), key)).toEqual([]);
  expect(readKnown(cookie, now(), () => officeKey(office.deps, 'challenge'))).toEqual([]);
});

it('a damaged key keeps nobody from signing in by code, and the browser from being recognised', async () => {
  const { email } = await office.as('editor');
  const browser = await knownBrowser(email);
  const { config } = office.deps;
  const panKey = { ...config.tax.panKey, hex: 'damaged' };
  office.deps.config = { ...config, tax: { ...config.tax, panKey } };
  try {
    office.pass(HOUR);
    expect(await signInByCode(browser, email)).toBe(303);
    expect((await browser.get('/')).status).toBe(200);
  } finally {
    office.deps.config = config;
  }
});
