import { z } from 'zod';
import { CAPTCHA_FIELD, parseJson } from '@/contract';
import { readText } from '@/contract/read-bytes';
import { ApiError, invalid, type Log } from '../../platform';
import type { CaptchaSettings } from '../variables';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;
/** The same text as the site's alert. */
const MISSING = 'Please fill recptcha.';

const verdict = z.object({ success: z.boolean(), score: z.number().default(0) });

/** Throws unless the provider accepts the token, also if it does not respond. */
export async function requireCaptcha(
  token: string,
  settings: CaptchaSettings,
  log: Log,
): Promise<void> {
  if (token === '') throw invalid({ [CAPTCHA_FIELD]: MISSING });
  const { success, score } = await ask(token, settings, log);
  if (!success || score < settings.minScore) throw invalid({ [CAPTCHA_FIELD]: MISSING });
}

async function ask(token: string, { secret, url }: CaptchaSettings, log: Log) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return verdict.parse(parseJson(await readText(response.body, MAX_BYTES)));
  } catch (error) {
    log.error({ event: 'captcha', err: error }, 'the captcha provider did not respond');
    throw new ApiError('unavailable', 'We could not check the captcha. Please try again.');
  }
}
