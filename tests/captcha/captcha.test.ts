import { beforeEach, describe, expect, it, vi } from 'vitest';
import { solve } from './solve';

const refused = { ok: false, field: 'g-recaptcha-response', message: 'Please fill recptcha.' };
const KEY = 'a-key-of-the-captcha-tests';

async function start(variables: Record<string, string> = {}) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const name of ['captcha-key', 'used-proofs']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`school.${name}`));
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { newChallenge } = await import('@/lib/captcha/proof');
  return { newChallenge, ...(await import('@/lib/captcha/check-captcha')) };
}

beforeEach(() => {
  vi.useRealTimers();
});

const changed = (token: string, [written, other]: [RegExp, string]) => {
  const parts = Buffer.from(token, 'base64').toString();
  expect(parts).toMatch(written);
  return Buffer.from(parts.replace(written, other)).toString('base64');
};

describe('the proof of work', () => {
  it('is accepted once, and again if the call that used it failed', async () => {
    const { newChallenge, checkCaptcha } = await start();
    const token = await solve(await newChallenge());
    const verdict = await checkCaptcha(token);
    expect(await checkCaptcha(token)).toEqual(refused);
    if (verdict.ok) await verdict.release();
    expect(await checkCaptcha(token)).toMatchObject({ ok: true });
    expect(await checkCaptcha(token)).toEqual(refused);
  });

  it('is accepted once by two simultaneous calls', async () => {
    const { newChallenge, checkCaptcha } = await start();
    const token = await solve(await newChallenge());
    const verdicts = await Promise.all([checkCaptcha(token), checkCaptcha(token)]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is rejected when it is forged', async () => {
    const { newChallenge, checkCaptcha } = await start();
    const challenge = await newChallenge();
    const token = await solve(challenge);
    const forgeries = [
      ...['', 'true', '%%%', Buffer.from('null').toString('base64')],
      changed(token, [/"derivedKey":"[^"]*"/, `"derivedKey":"${'0'.repeat(62)}ff"`]),
      changed(token, [/"expiresAt":\d+/, '"expiresAt":9999999999']),
      changed(token, [/"cost":\d+/, '"cost":1']),
      changed(token, [/"signature":"[^"]*"/, `"signature":"${'ab'.repeat(32)}"`]),
    ];
    for (const forged of forgeries) expect(await checkCaptcha(forged), forged).toEqual(refused);
    expect(await checkCaptcha(token)).toMatchObject({ ok: true });
  });

  it('expires', async () => {
    const { newChallenge, checkCaptcha } = await start();
    const token = await solve(await newChallenge());
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
    expect(await checkCaptcha(token)).toEqual(refused);
  });

  it('is accepted by another process only with a shared key', async () => {
    const token = await solve(await (await start()).newChallenge());
    expect(await (await start()).checkCaptcha(token)).toEqual(refused);
    const shared = await solve(await (await start({ ALTCHA_HMAC_KEY: KEY })).newChallenge());
    const other = await start({ ALTCHA_HMAC_KEY: KEY });
    expect(await other.checkCaptcha(shared)).toMatchObject({ ok: true });
    expect(other.captchaForSchool(shared)).toBe('');
  });
});

it('reCAPTCHA requires a token, which the school API verifies', async () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site-key-of-a-test', RECAPTCHA_SECRET: 'secret' };
  const { checkCaptcha, captchaForSchool } = await start(keys);
  expect(await checkCaptcha('')).toEqual(refused);
  expect(await checkCaptcha('token')).toMatchObject({ ok: true });
  expect(captchaForSchool('token')).toBe('token');
});
