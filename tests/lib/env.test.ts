import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { VariableError } from '@/contract/facts/variables';
import { parseEnv } from '@/lib/env';
import { isDemoSchool } from '../support/demo-school';
import { listed } from '../support/listed';

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof VariableError) return error.problems;
  }
  return [];
}

describe('the environment', () => {
  it('sends no documents when they are off, and in development', () => {
    expect(parseEnv({ DOCUMENTS: 'off' }).documents).toBe(false);
    expect(parseEnv({ NODE_ENV: 'development' }).documents).toBe(false);
    expect(() => parseEnv({ DOCUMENTS: 'no' })).toThrow('DOCUMENTS must be on or off');
  });

  it('has a default for everything, also if empty', () => {
    expect(parseEnv({ PORT: '', REVALIDATE_SECRET: '' })).toEqual(parseEnv({}));
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      SITE_INDEXABLE: false,
      SCHOOL_API_URL: 'http://127.0.0.1:4000',
    });
  });

  it('names every wrong variable on a separate line', () => {
    const wrong = {
      PORT: 'http',
      SITE_URL: 'school.example.org',
      SCHOOL_API_URL: 'ftp://example.org',
      SCHOOL_API_READ_TIMEOUT_MS: '0',
      SCHOOL_API_TIMEOUT_MS: '-1',
      REVALIDATE_SECRET: 'short',
      SITE_INDEXABLE: 'perhaps',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
      RATE_LIMIT_FACTOR: '0',
      RECAPTCHA_SITE_KEY: 'a key',
      ALTCHA_HMAC_KEY: 'short',
      MEDIA_HOSTS: 'https://example.org',
    };
    const problems = problemsOf(wrong);
    expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
    expect(problems.join()).not.toContain('short,');
  });

  it('requires both keys of reCAPTCHA or none, unless another server checks the token', () => {
    const RECAPTCHA_SITE_KEY = 'site-key-of-a-test';
    const RECAPTCHA_SECRET = 'secret-of-a-test';
    expect(problemsOf({ RECAPTCHA_SITE_KEY })).toEqual([
      expect.stringMatching(/^RECAPTCHA_SECRET /),
    ]);
    expect(problemsOf({ RECAPTCHA_SECRET })).toEqual([
      expect.stringMatching(/^RECAPTCHA_SITE_KEY /),
    ]);
    expect(parseEnv({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET })).toMatchObject({
      RECAPTCHA_SITE_KEY,
    });
    const SCHOOL_API_URL = 'https://api.example.org';
    expect(parseEnv({ RECAPTCHA_SITE_KEY, SCHOOL_API_URL })).toMatchObject({ RECAPTCHA_SITE_KEY });
  });

  it.each([
    ['pictures.example.org', ['pictures.example.org']],
    [' A.example.org , *.Example.com:8443', ['a.example.org', '*.example.com:8443']],
    ['none', []],
  ])('allows pictures of other hosts from %s', (MEDIA_HOSTS, hosts) => {
    expect(parseEnv({ MEDIA_HOSTS }).MEDIA_HOSTS).toEqual(hosts);
  });

  it.each([
    ...listed(
      `* | *.com | https: | https://example.org | example.org/a | a..org | a.*.example.org`,
    ),
    ...listed(
      `'unsafe-inline' | example.org; script-src * | example.org data: | a.example.org, | ,`,
    ),
  ])('lets no %s into the policy of the pages', (MEDIA_HOSTS) => {
    expect(problemsOf({ MEDIA_HOSTS })).toEqual([
      "MEDIA_HOSTS must be hosts like 'pictures.example.org, *.example.com', or none",
    ]);
  });

  it('lets a public site be indexed by default', () => {
    const SITE_URL = 'https://school.example.org/path';
    expect(parseEnv({ SITE_URL })).toMatchObject({
      SITE_URL: 'https://school.example.org',
      SITE_INDEXABLE: true,
    });
    expect(parseEnv({ SITE_URL, SITE_INDEXABLE: '0' }).SITE_INDEXABLE).toBe(false);
    expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });

  if (isDemoSchool) {
    it('never shows the public the demo school, and names each remaining value', () => {
      const problems = problemsOf({ SITE_URL: 'https://www.vraja-school.in' }).join('\n');
      const { address, bankAccount, name, noReplyEmail, phones, session } = school;
      const shown = [name, noReplyEmail, phones[0], address.street, bankAccount.ifsc, session];
      for (const value of shown) expect(problems).toContain(`: ${value}\n`);
    });
  }
});
