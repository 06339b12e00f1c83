import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPasskey } from '@/school-api/office/people/add-passkey';
import { ceremonyOf } from '@/school-api/office/people/challenges';
import { leave } from '@/school-api/office/people/change-person';
import { optionsToAdd } from '@/school-api/office/people/passkey-options';
import { listPasskeys } from '@/school-api/office/people/passkeys';
import { findPerson } from '@/school-api/office/people/people';
import type { Role } from '@/school-api/office/roles';
import { createAuthenticator, ONLY_PRESENT } from './support/authenticator';
import { type Browser, ORIGIN, openTestOffice } from './support/office';

const site = { origin: ORIGIN, hostname: new URL(ORIGIN).hostname, isSecure: true };
const MINUTE = 60_000;

const office = await openTestOffice();
afterAll(() => office.close());

/** A person with a passkey. */
async function withPasskey(role: Role, authenticator = createAuthenticator(site)) {
  const person = await office.as(role);
  const added = await add(person.id, authenticator);
  expect(added).toEqual({ name: 'My laptop' });
  return { ...person, authenticator };
}

async function add(id: number, authenticator: ReturnType<typeof createAuthenticator>) {
  const { db } = office.deps;
  const person = await findPerson(db, id);
  if (person === undefined) throw new Error('nobody there');
  const ceremony = ceremonyOf({ deps: office.deps, site });
  const given = await optionsToAdd(db, person, ceremony);
  if (given.options === undefined) throw new Error(given.refused);
  const answer = authenticator.create(given.options);
  return addPasskey(db, person, { answer, name: ' My laptop ' }, ceremony);
}

const answerOfOptions = z.object({ options: z.object({ challenge: z.string() }) });

async function challengeOf(browser: Browser, path: string) {
  const response = await browser.post(path);
  expect(response.status).toBe(200);
  return answerOfOptions.parse(await response.json()).options;
}

const signInOptions = (browser: Browser) => challengeOf(browser, '/sign-in/passkey/options');

describe('passkeys', () => {
  it('sign in without an address, at the page that was wanted', async () => {
    const { authenticator } = await withPasskey('admissions');
    const browser = office.browser();
    const passkey = authenticator.get(await signInOptions(browser));
    const done = await browser.post('/sign-in/passkey', { passkey, to: '/jobs' });
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toBe('/jobs');
    expect((await browser.get('/confirm')).status).toBe(200);
  });

  it.each([true, false])(
    'refuses an answer that is sent again (counts its uses: %s)',
    async (counts) => {
      const { authenticator } = await withPasskey(
        'admissions',
        createAuthenticator(site, { counts }),
      );
      const browser = office.browser();
      const passkey = authenticator.get(await signInOptions(browser));
      expect((await browser.post('/sign-in/passkey', { passkey })).status).toBe(303);
      expect((await office.browser().post('/sign-in/passkey', { passkey })).status).toBe(422);
    },
  );

  it('refuses a challenge that was not asked, is old, or was for something else', async () => {
    const { authenticator, ...person } = await withPasskey('admissions');
    const browser = office.browser();
    const invented = authenticator.get({
      challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    });
    expect((await browser.post('/sign-in/passkey', { passkey: invented })).status).toBe(422);
    const confirming = authenticator.get(await challengeOf(person, '/confirm/passkey/options'));
    expect((await browser.post('/sign-in/passkey', { passkey: confirming })).status).toBe(422);
    const old = authenticator.get(await signInOptions(browser));
    office.pass(6 * MINUTE);
    expect((await browser.post('/sign-in/passkey', { passkey: old })).status).toBe(422);
  });

  it('refuses one that was used at another site, or without finger, face or PIN', async () => {
    const { authenticator } = await withPasskey('admissions');
    const browser = office.browser();
    const weak = authenticator.get(await signInOptions(browser), ONLY_PRESENT);
    expect((await browser.post('/sign-in/passkey', { passkey: weak })).status).toBe(422);
    const evil = createAuthenticator({ origin: 'https://evil.example', hostname: site.hostname });
    const { id } = await office.as('head');
    expect(await add(id, evil)).toHaveProperty('refused');
  });

  it('refuses an unknown passkey, one of another key, and what is no answer at all', async () => {
    const { authenticator } = await withPasskey('admissions');
    const browser = office.browser();
    const stranger = createAuthenticator(site).get(await signInOptions(browser));
    const own = authenticator.get(await signInOptions(browser));
    const mixed = JSON.stringify({ ...JSON.parse(stranger), id: authenticator.id });
    for (const passkey of [
      stranger,
      mixed,
      '',
      '{',
      '{"id":"a"}',
      own.slice(0, -2),
      'x'.repeat(20_000),
    ]) {
      expect((await browser.post('/sign-in/passkey', { passkey })).status).toBe(422);
    }
  });

  it('does not confirm one person by the passkey of another', async () => {
    const clerk = await withPasskey('admissions');
    const head = await withPasskey('head');
    const options = await challengeOf(head, '/confirm/passkey/options');
    const stolen = clerk.authenticator.get(options);
    expect((await head.post('/confirm/passkey', { passkey: stolen, to: '/people' })).status).toBe(
      422,
    );
    const own = head.authenticator.get(await challengeOf(head, '/confirm/passkey/options'));
    const before = head.token();
    const done = await head.post('/confirm/passkey', { passkey: own, to: '/people' });
    expect(done.headers.get('location')).toBe('/people');
    expect(head.token()).not.toBe(before);
  });

  it('takes each passkey once, and those of a person who leaves away', async () => {
    const { db } = office.deps;
    const { authenticator, id } = await withPasskey('admissions');
    const other = await office.as('admissions');
    expect(await add(other.id, authenticator)).toHaveProperty('refused');
    const browser = office.browser();
    const passkey = authenticator.get(await signInOptions(browser));
    await leave(db, id, office.deps.now());
    expect(await listPasskeys(db, id)).toEqual([]);
    expect((await browser.post('/sign-in/passkey', { passkey })).status).toBe(422);
  });
});
