import { afterAll, describe, expect, it, vi } from 'vitest';
import { startRedis } from '../../scripts/run/redis';
import { closing } from '../support/closing';

const until = (check: () => unknown) => vi.waitFor(check, 15_000);

const server = await startRedis();
closing(() => server.stop());

/** An instance of the site, which shares only Redis with the others. */
async function instance() {
  vi.resetModules();
  for (const name of ['redis', 'used-proofs']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`school.${name}`));
  }
  vi.stubEnv('REDIS_URL', server.url);
  vi.stubEnv('ALTCHA_HMAC_KEY', 'a-key-of-the-redis-tests');
  const { redis } = await import('@/lib/redis/redis');
  const { LRUCache } = await import('lru-cache');
  const { countCall } = await import('@/lib/bff/rate-limit');
  const { claimProof, releaseProof } = await import('@/lib/captcha/used-proofs');
  const client = redis();
  if (!client) throw new Error('Redis is not set');
  closing(() => client.close());
  await until(() => expect(client.isUp).toBe(true));
  const used = new LRUCache<string, true>({ max: 10 });
  /** Both instances run in this process: each call uses its own globals. */
  const own = <A extends unknown[], T>(call: (...given: A) => Promise<T>) => {
    return (...given: A) => {
      Reflect.set(globalThis, Symbol.for('school.redis'), client);
      Reflect.set(globalThis, Symbol.for('school.used-proofs'), used);
      return call(...given);
    };
  };
  return { client, countCall: own(countCall), take: own(claimProof), release: own(releaseProof) };
}

afterAll(() => vi.unstubAllEnvs());

describe('several instances', () => {
  it('count calls together, and each alone while Redis is down', async () => {
    const limit = { name: 'shared', points: 2, seconds: 600 };
    const [a, b] = [await instance(), await instance()];
    expect(await a.countCall(limit, '192.0.2.1')).toBeUndefined();
    expect(await b.countCall(limit, '192.0.2.1')).toBeUndefined();
    expect(await a.countCall(limit, '192.0.2.1')).toBeGreaterThan(0);
    expect(await b.countCall(limit, '192.0.2.1')).toBeGreaterThan(0);
    expect(await b.countCall(limit, '192.0.2.2')).toBeUndefined();
    b.client.close();
    await until(() => expect(b.client.isUp).toBe(false));
    expect(await b.countCall(limit, '192.0.2.1')).toBeUndefined();
    expect(await b.countCall(limit, '192.0.2.1')).toBeUndefined();
    expect(await b.countCall(limit, '192.0.2.1')).toBeGreaterThan(0);
  });

  it('accept a proof once, at any instance', async () => {
    const proof = { id: 'proof-1', expiresAt: Date.now() + 600_000 };
    const [a, b] = [await instance(), await instance()];
    const taken = await Promise.all([a.take(proof), b.take(proof)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [winner, other] = taken[0] ? [a, b] : [b, a];
    expect(await other.take(proof)).toBe(false);
    await winner.release(proof);
    expect(await winner.take(proof)).toBe(true);
    expect(await (await instance()).take(proof)).toBe(false);
  });

  it('remember their own proofs while Redis is down', async () => {
    const proof = { id: 'proof-2', expiresAt: Date.now() + 600_000 };
    const a = await instance();
    a.client.close();
    await until(() => expect(a.client.isUp).toBe(false));
    expect(await a.take(proof)).toBe(true);
    expect(await a.take(proof)).toBe(false);
  });
});
