import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { type Db, officePasskeys, officePeople } from '../../db';
import { type Ceremony, isOwnChallenge, type Owner, takeChallenge } from './challenges';
import type { Outcome } from './outcome';
import { assertion, readAnswer } from './passkey-answer';
import { activePerson } from './people';

/** The same for every reason, so that it reveals nothing. */
const REFUSED = { refused: 'This passkey was not accepted. Please try again, or ask for a code.' };

/**
 * For signing in, the passkey identifies the person (`personId` null); for confirming, it must be
 * that person's.
 */
export async function verifyPasskey(
  db: Db,
  answer: string,
  asking: Owner,
  ceremony: Ceremony,
): Promise<Outcome<{ personId: number }>> {
  const response = readAnswer(answer, assertion);
  if (response === undefined) return REFUSED;
  const passkey = await findPasskey(db, response.id);
  if (passkey === undefined) return REFUSED;
  if (asking.personId !== null && asking.personId !== passkey.personId) return REFUSED;
  const { site, now } = ceremony;
  let asked = '';
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => {
      asked = challenge;
      return isOwnChallenge(challenge, asking, ceremony);
    },
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return REFUSED;
  const change = { counter: verified.authenticationInfo.newCounter, usedAt: now };
  return db.transaction(async (tx) => {
    if (!(await takeChallenge(tx, asked, asking, now))) return REFUSED;
    await tx.update(officePasskeys).set(change).where(eq(officePasskeys.id, passkey.id));
    return { personId: passkey.personId };
  });
}

async function findPasskey(db: Db, credentialId: string) {
  const { id, personId, publicKey, counter } = officePasskeys;
  const [passkey] = await db
    .select({ id, personId, publicKey, counter, credentialId: officePasskeys.credentialId })
    .from(officePasskeys)
    .innerJoin(officePeople, eq(officePeople.id, officePasskeys.personId))
    .where(and(eq(officePasskeys.credentialId, credentialId), activePerson));
  return passkey;
}
