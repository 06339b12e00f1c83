import '@/contract/forms/no-eval';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import * as z from 'zod';

const challengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/** crypto.subtle exists in secure contexts only. */
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

export async function solve(): Promise<string> {
  const response = await fetch('/api/captcha/challenge', { cache: 'no-store' });
  const challenge = challengeSchema.parse(await response.json());
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('challenge not solved');
  return btoa(JSON.stringify({ challenge, solution }));
}
