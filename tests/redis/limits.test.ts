import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRedis } from '../../scripts/run/redis.mjs';

/** However busy the machine is. */
const until = (check: () => unknown) => vi.waitFor(check, 15_000);

let server: Awaited<ReturnType<typeof startRedis>>;
const closings: (() => void)[] = [];

/** A process of the site, which knows nothing of the others but what is in Redis. */
async function instance() {
  vi.resetModules();
  for (const name of ['redis', 'used-proofs']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`school.${name}`));
  }
  vi.stubEnv('REDIS_URL', server.url);
  vi.stubEnv('ALTCHA_HMAC_KEY', 'a-key-of-the-redis-tests');
  const { redis } = await import('@/lib/redis/redis');
  const { LRUCache } = await import('lru-cache');
  const { tooOften } = await import('@/lib/bff/rate-limit');
  const { takeProof, giveBackProof } = await import('@/lib/captcha/used-proofs');
  const door = redis();
  if (!door) throw new Error('Redis is not set');
  closings.push(() => door.close());
  await until(() => expect(door.isUp).toBe(true));
  const used = new LRUCache<string, true>({ max: 10 });
  /** Both instances live in this process: each is called with what is its own. */
  const own = <A extends unknown[], T>(call: (...given: A) => Promise<T>) => {
    return (...given: A) => {
      Reflect.set(globalThis, Symbol.for('school.redis'), door);
      Reflect.set(globalThis, Symbol.for('school.used-proofs'), used);
      return call(...given);
    };
  };
  return { door, tooOften: own(tooOften), take: own(takeProof), giveBack: own(giveBackProof) };
}

beforeAll(async () => {
  server = await startRedis();
});

afterAll(async () => {
  for (const close of closings) close();
  vi.unstubAllEnvs();
  await server.stop();
});

describe('several instances', () => {
  it('count calls together, and each alone while Redis is away', async () => {
    const limit = { name: 'shared', points: 2, seconds: 600 };
    const [a, b] = [await instance(), await instance()];
    expect(await a.tooOften(limit, '192.0.2.1')).toBeUndefined();
    expect(await b.tooOften(limit, '192.0.2.1')).toBeUndefined();
    expect(await a.tooOften(limit, '192.0.2.1')).toBeGreaterThan(0);
    expect(await b.tooOften(limit, '192.0.2.1')).toBeGreaterThan(0);
    expect(await b.tooOften(limit, '192.0.2.2')).toBeUndefined();
    b.door.close();
    await until(() => expect(b.door.isUp).toBe(false));
    expect(await b.tooOften(limit, '192.0.2.1')).toBeUndefined();
    expect(await b.tooOften(limit, '192.0.2.1')).toBeUndefined();
    expect(await b.tooOften(limit, '192.0.2.1')).toBeGreaterThan(0);
  });

  it('let a proof open once, wherever it is handed in', async () => {
    const proof = { id: 'proof-1', expiresAt: Date.now() + 600_000 };
    const [a, b] = [await instance(), await instance()];
    const taken = await Promise.all([a.take(proof), b.take(proof)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const [winner, other] = taken[0] ? [a, b] : [b, a];
    expect(await other.take(proof)).toBe(false);
    await winner.giveBack(proof);
    expect(await winner.take(proof)).toBe(true);
    expect(await (await instance()).take(proof)).toBe(false);
  });

  it('remember their own proofs while Redis is away', async () => {
    const proof = { id: 'proof-2', expiresAt: Date.now() + 600_000 };
    const a = await instance();
    a.door.close();
    await until(() => expect(a.door.isUp).toBe(false));
    expect(await a.take(proof)).toBe(true);
    expect(await a.take(proof)).toBe(false);
  });
});
