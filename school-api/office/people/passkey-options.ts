import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { school } from '@/content/school';
import type { Db } from '../../db/db';
import { officePasskeys } from '../../db/schema/office-people';
import type { OfficeSite } from '../own-site';
import type { Person } from '../route';
import { newChallenge } from './challenges';
import type { Outcome } from './outcome';
import { MOST_PASSKEYS } from './passkeys';

const BUSY: Outcome<never> = { refused: 'Too many are signing in. Please try again in a minute.' };

/** As bytes: a string would be encoded once more. */
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

/** For `navigator.credentials.create`. */
export async function optionsToAdd(db: Db, person: Person, site: OfficeSite, now: Date) {
  const excludeCredentials = await passkeysOf(db, person.id);
  if (excludeCredentials.length >= MOST_PASSKEYS) {
    return { refused: 'You have many passkeys already. Remove one first.' };
  }
  const challenge = await newChallenge(db, { purpose: 'add', personId: person.id }, now);
  if (challenge === undefined) return BUSY;
  const options = await generateRegistrationOptions({
    rpName: `${school.name}, office`,
    rpID: site.hostname,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(`office:${person.id}`),
    challenge: bytesOf(challenge),
    excludeCredentials,
    // Found without an address, and opened by a finger, a face or a PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options };
}

/** For `navigator.credentials.get`. To sign in, any passkey of this site: whose it is, it tells itself. */
export async function optionsToProve(db: Db, person: Person | null, site: OfficeSite, now: Date) {
  const purpose = person ? 'confirm' : 'sign-in';
  const challenge = await newChallenge(db, { purpose, personId: person?.id ?? null }, now);
  if (challenge === undefined) return BUSY;
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
