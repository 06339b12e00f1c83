import { CAPTCHA_FIELD } from '@/contract';
import type { CaptchaVerdict } from '@/lib/bff/route';
import { env } from '@/lib/env';
import { readProof } from './proof';
import { giveBackProof, takeProof } from './used-proofs';

export const CAPTCHA_MISSING = 'Please fill recptcha.';

/**
 * With keys of reCAPTCHA its token goes on to the school API, which alone can redeem it; without
 * them the proof of work is checked here. Whatever cannot be checked does not pass.
 */
export async function demandCaptcha(token: string): Promise<CaptchaVerdict> {
  const refused = { ok: false, field: CAPTCHA_FIELD, message: CAPTCHA_MISSING } as const;
  if (token === '') return refused;
  if (env().RECAPTCHA_SITE_KEY) return { ok: true, giveBack: async () => undefined };
  const proof = await readProof(token);
  if (!proof || !(await takeProof(proof))) return refused;
  return { ok: true, giveBack: () => giveBackProof(proof) };
}

/** What the school API gets: it can redeem a token of reCAPTCHA, but not our own proofs. */
export function captchaForSchool(token: string): string {
  return env().RECAPTCHA_SITE_KEY ? token : '';
}
