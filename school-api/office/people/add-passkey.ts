import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { type Db, officePasskeys } from '../../db';
import type { Person } from '../route';
import { type Ceremony, isOwnChallenge, takeChallenge } from './challenges';
import { attestation, readAnswer } from './passkey-answer';
import { passkeyName } from './passkeys';

const REFUSED = { refused: 'We could not add the passkey. Please try again.' };

type Verified = Exclude<Awaited<ReturnType<typeof verifyPasskey>>, typeof REFUSED>;

type PasskeyInput = { answer: string; name: string };

/** `answer` is the field filled by the browser script. */
export async function verifyPasskey(person: Person, given: PasskeyInput, ceremony: Ceremony) {
  const response = readAnswer(given.answer, attestation);
  if (response === undefined) return REFUSED;
  const { transports } = response.response;
  const { site, now } = ceremony;
  const asking = { purpose: 'add', personId: person.id } as const;
  let asked = '';
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: { ...response.response, transports: [] } },
    expectedChallenge: (challenge) => {
      asked = challenge;
      return isOwnChallenge(challenge, asking, ceremony);
    },
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return REFUSED;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const passkey = {
    credentialId: credential.id,
    personId: person.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    backedUp: credentialBackedUp,
    name: passkeyName(given.name),
    createdAt: now,
  };
  return { asked, asking, passkey };
}

/** In the caller's transaction. */
export async function storePasskey(tx: Db, { asked, asking, passkey }: Verified) {
  if (!(await takeChallenge(tx, asked, asking, passkey.createdAt))) return REFUSED;
  const added = await tx
    .insert(officePasskeys)
    .values(passkey)
    .onConflictDoNothing({ target: officePasskeys.credentialId })
    .returning({ name: officePasskeys.name });
  return added[0] ?? REFUSED;
}
