import { z } from 'zod';
import { createAuthenticator } from './authenticator';
import { type Browser, ORIGIN } from './office';

export const site = { origin: ORIGIN, hostname: new URL(ORIGIN).hostname, isSecure: true };

const asked = z.object({ options: z.object({ challenge: z.string() }) });

export async function challengeOf(browser: Browser, path: string, headers = {}) {
  return asked.parse(await (await browser.post(path, {}, headers)).json()).options;
}

/** Adds a passkey as its owner does; 303 if it was added. */
export async function addPasskey(person: Browser, authenticator = createAuthenticator(site)) {
  const passkey = authenticator.create(await challengeOf(person, '/people/passkeys/options'));
  const { status } = await person.post('/people/passkeys', { passkey, name: ' My laptop ' });
  return { status, authenticator };
}
