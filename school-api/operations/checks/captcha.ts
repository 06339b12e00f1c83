import { z } from 'zod';
import { isPublicSite, parseJson } from '@/contract';
import type { CaptchaSettings } from '../../forms';
import { type Check, type CheckDeps, type Finding, NETWORK_TIMEOUT_MS, serious } from './check';

/** The parts of the responses that show that a captcha works. */
const challenge = z.looseObject({ signature: z.string() });
const verdict = z.looseObject({ 'error-codes': z.array(z.string()).default([]) });

const WHY = 'Without a working captcha nobody can send the contact form.';

export const captcha: Check = {
  subject: 'captcha',
  run: async ({ config, fetch }) => {
    const { captcha: keys } = config.forms;
    return keys === undefined ? checkOwn(config.siteUrl, fetch) : checkKeys(keys, fetch);
  },
};

async function checkOwn(siteUrl = '', fetch: CheckDeps['fetch']): Promise<Finding[]> {
  if (!isPublicSite(siteUrl)) return [];
  const address = `${new URL(siteUrl).origin}/api/captcha/challenge`;
  const signal = AbortSignal.timeout(NETWORK_TIMEOUT_MS);
  const response = await fetch(address, { signal }).catch(() => undefined);
  // A site that is down is another finding; being rate limited is no fault.
  if (response === undefined || response.status === 429) return [];
  if (response.ok && challenge.safeParse(parseJson(await response.text())).success) return [];
  return serious('captcha', {
    what: `The site does not serve a captcha (status ${response.status} at ${address}).`,
    why: WHY,
    todo: 'Check the log of the site. With several sites, set the same ALTCHA_HMAC_KEY on all of them.',
  });
}

async function checkKeys(keys: CaptchaSettings, fetch: CheckDeps['fetch']): Promise<Finding[]> {
  const response = await fetch(keys.url, {
    method: 'POST',
    // Any token is wrong, but only a wrong secret is reported as such.
    body: new URLSearchParams({ secret: keys.secret, response: 'check' }),
    signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS),
  }).catch(() => undefined);
  const verification = response && verdict.safeParse(parseJson(await response.text()));
  const isRefused = verification?.data?.['error-codes'].includes('invalid-input-secret') ?? false;
  if (verification?.success && !isRefused) return [];
  return serious('captcha', {
    what: isRefused
      ? 'The captcha provider rejects RECAPTCHA_SECRET.'
      : `The captcha provider is unreachable at ${new URL(keys.url).host}.`,
    why: WHY,
    todo: 'Copy both reCAPTCHA v3 keys again, and check that this machine can reach the provider.',
  });
}
