import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '@/school-api/config';

describe('the configuration', () => {
  it('needs nothing: it listens on loopback and keeps its data below the folder it runs in', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: undefined,
      seed: 'demo',
      databaseUrl: undefined,
      dataDir: path.resolve('data/school'),
      migrationsFolder: path.resolve('school-api/db/migrations'),
      mediaFolders: [path.resolve('data/school/media'), path.resolve('school-api/seed/media')],
    });
  });

  it('takes what is set, and an empty variable for one that is not', () => {
    const env = { SCHOOL_API_PORT: '0', SCHOOL_API_ROOT: '/srv/school', LOG_LEVEL: '' };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      logLevel: 'info',
      migrationsFolder: '/srv/school/school-api/db/migrations',
    });
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
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  it('names every wrong variable on a line of its own, and no value', () => {
    const env = { SCHOOL_API_PORT: 'secret1', DATABASE_URL: 'secret2', LOG_LEVEL: 'secret3' };
    const refusal = catchError(() => readConfig(env));
    expect(refusal).toBeInstanceOf(ConfigError);
    const lines = refusal.message.split('\n').map((line) => line.split(' ')[0]);
    expect(lines.sort()).toEqual(['DATABASE_URL', 'LOG_LEVEL', 'SCHOOL_API_PORT']);
    expect(refusal.message).not.toContain('secret');
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
