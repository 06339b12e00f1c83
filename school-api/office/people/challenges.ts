import { randomBytes } from 'node:crypto';
import { lt } from 'drizzle-orm';
import {
  type CHALLENGE_PURPOSES,
  type Db,
  isAny,
  officeChallenges,
  withinClockSkew,
} from '../../db';
import { hashToken, MINUTE_MS } from '../../platform';
import type { OfficeSite } from '../own-site';
import type { OfficeDeps } from '../route';
import { isSignatureOf, officeKey, sign } from '../signing';

const LIFETIME_MS = 5 * MINUTE_MS;
const RANDOM_BYTES = 16;
const BODY_BYTES = RANDOM_BYTES + 8;

/** Who responds, and for what; null while signing in. */
export type Owner = { purpose: (typeof CHALLENGE_PURPOSES)[number]; personId: number | null };

export type Ceremony = { site: OfficeSite; now: Date; key: Buffer };

type Context = { deps: Pick<OfficeDeps, 'config' | 'now'>; site: OfficeSite };

export const ceremonyOf = ({ deps, site }: Context): Ceremony => ({
  site,
  now: deps.now(),
  key: officeKey(deps, 'challenge'),
});

/** A challenge for a passkey to sign. Nothing is stored, so that nobody can exhaust the space. */
export function newChallenge(asking: Owner, { now, key }: Omit<Ceremony, 'site'>): string {
  const expires = Buffer.alloc(BODY_BYTES - RANDOM_BYTES);
  expires.writeBigUInt64BE(BigInt(now.getTime() + LIFETIME_MS));
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), expires]);
  return Buffer.concat([body, sign(signedData(body, asking), key)]).toString('base64url');
}

/** Whether it was recently issued to this person for this purpose. */
export function isOwnChallenge(
  challenge: string,
  asking: Owner,
  { now, key }: Omit<Ceremony, 'site'>,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const body = bytes.subarray(0, BODY_BYTES);
  if (!isSignatureOf(signedData(body, asking), bytes.subarray(BODY_BYTES), key)) return false;
  const expires = Number(body.readBigUInt64BE(RANDOM_BYTES));
  const latest = withinClockSkew(now).getTime() + LIFETIME_MS;
  return expires > now.getTime() && expires < latest;
}

const signedData = (body: Buffer, { purpose, personId }: Owner) =>
  Buffer.concat([body, Buffer.from(`${purpose} ${personId ?? ''}`)]);

/** Whether it is unused. Only correctly answered ones are stored, until they expire. */
export async function takeChallenge(tx: Db, challenge: string, asking: Owner, now: Date) {
  // Longer than any other instance's clock considers it valid.
  const expiresAt = withinClockSkew(new Date(now.getTime() + LIFETIME_MS));
  await tx.delete(officeChallenges).where(lt(officeChallenges.expiresAt, now));
  const used = { hash: hashToken(challenge), ...asking, expiresAt, usedAt: now };
  return isAny(tx.insert(officeChallenges).values(used).onConflictDoNothing().returning());
}
