import { CAPTCHA_FIELD } from '@/contract';
import type { CaptchaVerdict } from '@/lib/bff/route';
import { env } from '@/lib/env';
import { readProof } from './proof';
import { claimProof, releaseProof } from './used-proofs';

export const CAPTCHA_MISSING = 'Please fill recptcha.';

/**
 * Only the school API can verify reCAPTCHA tokens. Without reCAPTCHA keys, the proof of work is
 * verified here. Fails closed.
 */
export async function checkCaptcha(token: string): Promise<CaptchaVerdict> {
  const refused = { ok: false, field: CAPTCHA_FIELD, message: CAPTCHA_MISSING } as const;
  if (token === '') return refused;
  if (env().RECAPTCHA_SITE_KEY) return { ok: true, release: async () => undefined };
  const proof = await readProof(token);
  if (!proof || !(await claimProof(proof))) return refused;
  return { ok: true, release: () => releaseProof(proof) };
}

/** The token for the school API, which can verify reCAPTCHA tokens but not our own proofs. */
export function captchaForSchool(token: string): string {
  return env().RECAPTCHA_SITE_KEY ? token : '';
}
