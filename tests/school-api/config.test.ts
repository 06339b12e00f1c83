import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VariableError } from '@/contract/facts/variables';
import { readConfig } from '@/school-api/config';

describe('the configuration', () => {
  it('has defaults: it listens on loopback and stores its data below the working directory', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: undefined,
      seed: 'demo',
      databaseUrl: undefined,
      dataDir: path.resolve('data/school'),
      migrationsFolder: path.resolve('school-api/db/migrations'),
      mediaFolders: [
        path.resolve('data/school/media'),
        path.resolve('school-api/content/seed/media'),
      ],
    });
  });

  it('counts an empty variable as unset', () => {
    const env = { SCHOOL_API_PORT: '0', LOG_LEVEL: '' };
    expect(readConfig(env)).toMatchObject({ port: 0, logLevel: 'info' });
  });

  it.each([
    ['SCHOOL_API_PORT', '70000'],
    ['SCHOOL_API_PORT', 'http'],
    ['SCHOOL_API_HOST', 'no host'],
    ['SCHOOL_SEED', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/school'],
    ['DATABASE_URL', 'school'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must `));
  });

  const TEST_KEYS = {
    RAZORPAY_KEY_ID: 'rzp_test_1',
    RAZORPAY_KEY_SECRET: 's',
    RAZORPAY_WEBHOOK_SECRET: 'w',
    NODE_ENV: 'production',
  };

  it('refuses test keys for the public, unless explicitly allowed', () => {
    const publicSite = { ...TEST_KEYS, SITE_URL: 'https://school.example.org' };
    for (const env of [TEST_KEYS, publicSite]) {
      expect(() => readConfig(env)).toThrow(
        /^RAZORPAY_KEY_ID is a test key.*SCHOOL_ALLOW_SANDBOX=1/,
      );
    }
    for (const change of [
      { SCHOOL_ALLOW_SANDBOX: '1' },
      { SITE_URL: 'http://localhost:3000' },
      { NODE_ENV: 'development' },
      { RAZORPAY_KEY_ID: 'rzp_live_1' },
    ]) {
      expect(readConfig({ ...publicSite, ...change }).payments.keys).toBeDefined();
    }
  });

  it('reports every invalid variable on its own line, without values', () => {
    const env = { SCHOOL_API_PORT: 'secret1', DATABASE_URL: 'secret2', LOG_LEVEL: 'secret3' };
    const error = catchError(() => readConfig(env));
    expect(error).toBeInstanceOf(VariableError);
    const lines = error.message.split('\n').map((line) => line.split(' ')[0]);
    expect(lines.sort()).toEqual(['DATABASE_URL', 'LOG_LEVEL', 'SCHOOL_API_PORT']);
    expect(error.message).not.toContain('secret');
  });
});

function catchError(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was refused');
}
