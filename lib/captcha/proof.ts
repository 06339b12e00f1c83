import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { parseJson } from '@/contract/json';
import { proofKeys } from './keys';

/** Long enough to write a message after ticking the box. */
const LIFETIME_SECONDS = 60 * 60;
/** About a second of work on a slow phone. */
const COST = 2_000;
const COUNTER = { min: 100, max: 300 };

export function newChallenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
    ...proofKeys(),
  });
}

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type Proof = { id: string; expiresAt: number };

/** Verifies the captcha's answer; undefined when it is not valid. */
export async function readProof(token: string): Promise<Proof | undefined> {
  const parsed = payload.safeParse(parseJson(Buffer.from(token, 'base64').toString('utf8')));
  if (!parsed.success) return undefined;
  const { challenge, solution } = parsed.data;
  const result = await verifySolution({ challenge, solution, deriveKey, ...proofKeys() });
  if (!result.verified) return undefined;
  return { id: challenge.signature, expiresAt: challenge.parameters.expiresAt * 1000 };
}
