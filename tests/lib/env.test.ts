import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from '@/lib/env';

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
  }
  return [];
}

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      SCHOOL_API_URL: 'http://127.0.0.1:4000',
      SITE_USER_ID: 'site',
      SCHOOL_API_READ_TIMEOUT_MS: 4000,
      SCHOOL_API_TIMEOUT_MS: 0,
      SITE_DATA_DIR: './data/site',
      SITE_INDEXABLE: false,
      LOG_LEVEL: 'info',
      building: false,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(parseEnv({ PORT: '', REVALIDATE_SECRET: '' }).PORT).toBe(3000);
  });

  it('names every wrong variable in a line of its own', () => {
    const problems = problemsOf({
      PORT: 'http',
      SITE_URL: 'school.example.org',
      SCHOOL_API_URL: 'ftp://example.org',
      SITE_USER_ID: 'a\nb',
      SCHOOL_API_READ_TIMEOUT_MS: '0',
      SCHOOL_API_TIMEOUT_MS: '-1',
      REVALIDATE_SECRET: 'short',
      SITE_INDEXABLE: 'perhaps',
      LOG_LEVEL: 'loud',
      REDIS_URL: 'localhost',
    });
    expect(problems.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'SITE_URL',
      'SCHOOL_API_URL',
      'SITE_USER_ID',
      'SCHOOL_API_READ_TIMEOUT_MS',
      'SCHOOL_API_TIMEOUT_MS',
      'REVALIDATE_SECRET',
      'SITE_INDEXABLE',
      'LOG_LEVEL',
      'REDIS_URL',
    ]);
    expect(problems.join()).not.toContain('short,');
  });

  it('lets a public site be indexed unless told otherwise', () => {
    const SITE_URL = 'https://school.example.org/path';
    expect(parseEnv({ SITE_URL })).toMatchObject({
      SITE_URL: 'https://school.example.org',
      SITE_INDEXABLE: true,
    });
    expect(parseEnv({ SITE_URL, SITE_INDEXABLE: '0' }).SITE_INDEXABLE).toBe(false);
    expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });
});
