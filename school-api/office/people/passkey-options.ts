import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { school } from '@/content/school';
import { type Db, officePasskeys } from '../../db';
import type { Person } from '../route';
import { type Ceremony, newChallenge } from './challenges';
import { MAX_PASSKEYS } from './passkeys';

/** As bytes, because a string would be encoded again. */
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

/** For `navigator.credentials.create`. */
export async function optionsToAdd(db: Db, person: Person, ceremony: Ceremony) {
  const excludeCredentials = await passkeysOf(db, person.id);
  if (excludeCredentials.length >= MAX_PASSKEYS) {
    return { refused: 'You already have too many passkeys. Remove one first.' };
  }
  const { site } = ceremony;
  const challenge = newChallenge({ purpose: 'add', personId: person.id }, ceremony);
  const options = await generateRegistrationOptions({
    rpName: `${school.name}, office`,
    rpID: site.hostname,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(`office:${person.id}`),
    challenge: bytesOf(challenge),
    excludeCredentials,
    // Discoverable without an address, and unlocked by finger, face or PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options };
}

/**
 * For `navigator.credentials.get`. For signing in, any passkey of this site, which itself identifies its
 * owner.
 */
export async function authenticationOptions(db: Db, person: Person | null, ceremony: Ceremony) {
  const purpose = person ? 'confirm' : 'sign-in';
  const { site } = ceremony;
  const challenge = newChallenge({ purpose, personId: person?.id ?? null }, ceremony);
  const options = await generateAuthenticationOptions({
    rpID: site.hostname,
    challenge: bytesOf(challenge),
    userVerification: 'required',
    allowCredentials: person ? await passkeysOf(db, person.id) : [],
  });
  return { options };
}

function passkeysOf(db: Db, personId: number) {
  return db
    .select({ id: officePasskeys.credentialId, transports: officePasskeys.transports })
    .from(officePasskeys)
    .where(eq(officePasskeys.personId, personId));
}
