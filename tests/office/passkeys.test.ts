import { describe, expect, it } from 'vitest';
import { endAccess } from '@/school-api/office';
import { listPasskeys } from '@/school-api/office/people/passkeys';
import type { Role } from '@/school-api/office/route';
import { createAuthenticator, ONLY_PRESENT } from './support/authenticator';
import { type Browser, openTestOffice } from './support/office';
import { addPasskey, challengeOf, site } from './support/passkeys';

const MINUTE = 60_000;

const office = await openTestOffice();

async function withPasskey(role: Role, authenticator = createAuthenticator(site)) {
  const person = await office.as(role);
  expect(await addPasskey(person, authenticator)).toMatchObject({ status: 303 });
  return { ...person, authenticator };
}

const signInOptions = (browser: Browser) => challengeOf(browser, '/sign-in/passkey/options');
const signIn = async (passkey: string, browser = office.browser()) =>
  (await browser.post('/sign-in/passkey', { passkey })).status;

describe('passkeys', () => {
  it('sign in without an address, and open the requested page', async () => {
    const { authenticator } = await withPasskey('admissions');
    const browser = office.browser();
    const passkey = authenticator.get(await signInOptions(browser));
    const done = await browser.post('/sign-in/passkey', { passkey, to: '/jobs' });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe('/jobs');
    expect((await browser.get('/confirm')).status).toBe(200);
  });

  it.each([true, false])('refuse a replayed response (counts its uses: %s)', async (counts) => {
    const { authenticator } = await withPasskey(
      'admissions',
      createAuthenticator(site, { counts }),
    );
    const browser = office.browser();
    const passkey = authenticator.get(await signInOptions(browser));
    expect(await signIn(passkey, browser)).toBe(303);
    expect(await signIn(passkey)).toBe(422);
  });

  it('refuse a challenge that was not issued, is old, or was for another purpose', async () => {
    const { authenticator, ...person } = await withPasskey('admissions');
    const browser = office.browser();
    const invented = authenticator.get({ challenge: 'A'.repeat(43) });
    expect(await signIn(invented, browser)).toBe(422);
    const confirming = authenticator.get(await challengeOf(person, '/confirm/passkey/options'));
    expect(await signIn(confirming, browser)).toBe(422);
    const old = authenticator.get(await signInOptions(browser));
    office.pass(6 * MINUTE);
    expect(await signIn(old, browser)).toBe(422);
  });

  it('refuse one used at another site, or without finger, face or PIN', async () => {
    const { authenticator } = await withPasskey('admissions');
    const browser = office.browser();
    const weak = authenticator.get(await signInOptions(browser), ONLY_PRESENT);
    expect(await signIn(weak, browser)).toBe(422);
    const evil = createAuthenticator({ origin: 'https://evil.example', hostname: site.hostname });
    expect(await addPasskey(await office.as('head'), evil)).toMatchObject({ status: 422 });
  });

  it('refuse an unknown passkey, another key’s signature, and invalid responses', async () => {
    const { authenticator } = await withPasskey('admissions');
    const browser = office.browser();
    const stranger = createAuthenticator(site).get(await signInOptions(browser));
    const own = authenticator.get(await signInOptions(browser));
    const mixed = JSON.stringify({ ...JSON.parse(stranger), id: authenticator.id });
    const odd = ['', '{', '{"id":"a"}', own.slice(0, -2), 'x'.repeat(20_000)];
    for (const passkey of [stranger, mixed, ...odd]) {
      expect(await signIn(passkey, browser)).toBe(422);
    }
  });

  it('do not confirm one person with another’s passkey', async () => {
    const clerk = await withPasskey('admissions');
    const head = await withPasskey('head');
    const options = await challengeOf(head, '/confirm/passkey/options');
    const stolen = clerk.authenticator.get(options);
    const refused = await head.post('/confirm/passkey', { passkey: stolen, to: '/people' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('name="code"');
    const own = head.authenticator.get(await challengeOf(head, '/confirm/passkey/options'));
    const before = head.token();
    const done = await head.post('/confirm/passkey', { passkey: own, to: '/people' });
    expect(done.headers.get('location')).toBe('/people');
    expect(head.token()).not.toBe(before);
  });

  it('are added once each, and removed when their owner leaves', async () => {
    const { db } = office.deps;
    const { authenticator, id } = await withPasskey('admissions');
    const other = await office.as('admissions');
    expect(await addPasskey(other, authenticator)).toMatchObject({ status: 422 });
    expect(await listPasskeys(db, id)).toMatchObject([{ name: 'My laptop' }]);
    const browser = office.browser();
    const passkey = authenticator.get(await signInOptions(browser));
    await endAccess(db, id, office.deps.now());
    expect(await listPasskeys(db, id)).toEqual([]);
    expect(await signIn(passkey, browser)).toBe(422);
  });
});
