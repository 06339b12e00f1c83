import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { solve } from './solve';

const refused = { ok: false, field: 'g-recaptcha-response', message: 'Please fill recptcha.' };
const KEY = 'a-key-of-the-captcha-tests';

/** A process of the site, as after a start with these variables. */
async function start(variables: Record<string, string> = {}) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const name of ['captcha-key', 'used-proofs']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`school.${name}`));
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { newChallenge } = await import('@/lib/captcha/proof');
  return { newChallenge, ...(await import('@/lib/captcha/demand')) };
}

beforeEach(() => {
  vi.useRealTimers();
});

const payload = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type Payload = z.output<typeof payload>;

function changed(token: string, change: (payload: Payload) => void): string {
  const parts = payload.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
  change(parts);
  return Buffer.from(JSON.stringify(parts)).toString('base64');
}

describe('the proof of work', () => {
  it('opens once', async () => {
    const { newChallenge, demandCaptcha } = await start();
    const token = await solve(await newChallenge());
    expect(await demandCaptcha(token)).toMatchObject({ ok: true });
    expect(await demandCaptcha(token)).toEqual(refused);
  });

  it('opens once more when what it was used for did not happen', async () => {
    const { newChallenge, demandCaptcha } = await start();
    const token = await solve(await newChallenge());
    const verdict = await demandCaptcha(token);
    if (verdict.ok) await verdict.giveBack();
    expect(await demandCaptcha(token)).toMatchObject({ ok: true });
    expect(await demandCaptcha(token)).toEqual(refused);
  });

  it('is used once by two that come at the same moment', async () => {
    const { newChallenge, demandCaptcha } = await start();
    const token = await solve(await newChallenge());
    const verdicts = await Promise.all([demandCaptcha(token), demandCaptcha(token)]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('does not open by anything made up', async () => {
    const { newChallenge, demandCaptcha } = await start();
    const challenge = await newChallenge();
    const token = await solve(challenge);
    const forgeries = [
      '',
      'true',
      '%%%',
      Buffer.from('null').toString('base64'),
      changed(token, ({ solution }) => {
        solution.derivedKey = `${'0'.repeat(62)}ff`;
      }),
      changed(token, ({ challenge: { parameters } }) => {
        parameters.expiresAt = 9_999_999_999;
      }),
      changed(token, ({ challenge: { parameters } }) => {
        parameters.cost = 1;
      }),
      changed(token, (parts) => {
        parts.challenge.signature = 'ab'.repeat(32);
      }),
    ];
    for (const forged of forgeries) expect(await demandCaptcha(forged), forged).toEqual(refused);
    expect(await demandCaptcha(token)).toMatchObject({ ok: true });
  });

  it('is too late after its time', async () => {
    const { newChallenge, demandCaptcha } = await start();
    const token = await solve(await newChallenge());
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
    expect(await demandCaptcha(token)).toEqual(refused);
  });

  it('opens at another process only with a shared key', async () => {
    const token = await solve(await (await start()).newChallenge());
    expect(await (await start()).demandCaptcha(token)).toEqual(refused);
    const shared = await solve(await (await start({ ALTCHA_HMAC_KEY: KEY })).newChallenge());
    const other = await start({ ALTCHA_HMAC_KEY: KEY });
    expect(await other.demandCaptcha(shared)).toMatchObject({ ok: true });
    expect(other.captchaForSchool(shared)).toBe('');
  });
});

describe('reCAPTCHA', () => {
  it('wants a token, which the school API redeems', async () => {
    const keys = { RECAPTCHA_SITE_KEY: 'site-key-of-a-test', RECAPTCHA_SECRET: 'secret' };
    const { demandCaptcha, captchaForSchool } = await start(keys);
    expect(await demandCaptcha('')).toEqual(refused);
    expect(await demandCaptcha('token')).toMatchObject({ ok: true });
    expect(captchaForSchool('token')).toBe('token');
  });
});
