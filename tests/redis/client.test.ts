import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RedisClient } from '@/lib/redis/client';
import { connect } from '@/lib/redis/connect';
import { startRedis } from '../../scripts/run/redis';
import { closing } from '../support/closing';

const until = (check: () => unknown) => vi.waitFor(check, 15_000);

const log = { info: vi.fn(), warn: vi.fn() };

let server: Awaited<ReturnType<typeof startRedis>>;
let client: RedisClient;
let clock = 0;

function open(url: string, timeoutMs = 10_000): RedisClient {
  const opened = new RedisClient(connect(url), { log, timeoutMs, now: () => clock });
  closing(() => opened.close());
  return opened;
}

const ping = () =>
  client.run(
    (redis) => redis.ping(),
    () => 'alone',
  );

beforeEach(async () => {
  vi.clearAllMocks();
  clock = 1_000;
  server = await startRedis();
  closing(() => server.stop());
  client = open(server.url);
  await until(() => expect(client.isUp).toBe(true));
});

describe('the Redis client', () => {
  it('uses Redis while it responds', async () => {
    expect(await ping()).toBe('PONG');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('uses the fallback while Redis is down, logs it once, and reconnects automatically', async () => {
    await server.stop();
    await until(() => expect(client.isUp).toBe(false));
    for (let n = 0; n < 20; n += 1) expect(await ping()).toBe('alone');
    expect(log.warn).toHaveBeenCalledTimes(1);
    server = await startRedis({ port: server.port });
    await until(() => expect(client.isUp).toBe(true));
    expect(await ping()).toBe('PONG');
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('waits once for a hanging Redis, not at every call', async () => {
    client = open(server.url, 100);
    await until(() => expect(client.isUp).toBe(true));
    server.signal('SIGSTOP');
    const work = vi.fn((redis: { ping(): Promise<string> }) => redis.ping());
    const asked = () => client.run(work, () => 'alone');
    expect(await asked()).toBe('alone');
    expect(await asked()).toBe('alone');
    expect(work).toHaveBeenCalledTimes(1);
    clock += 1_001;
    const both = await Promise.all([asked(), asked()]);
    expect(both).toEqual(['alone', 'alone']);
    expect(work).toHaveBeenCalledTimes(2);
    server.signal('SIGCONT');
    clock += 1_001;
    await until(async () => {
      clock += 1_001;
      expect(await ping()).toBe('PONG');
    });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('uses the fallback if the response is an error', async () => {
    const wrong = await client.run(
      async (redis) => {
        await redis.set('text', 'x');
        return redis.hget('text', 'field');
      },
      () => 'alone',
    );
    expect(wrong).toBe('alone');
  });

  it('logs once that writes are refused, while reads work', async () => {
    const configure = (...pairs: string[]) =>
      client.run(
        (redis) => redis.call('config', 'set', ...pairs),
        () => 'refused',
      );
    const write = () =>
      client.run(
        (redis) => redis.set('key', 'value'),
        () => 'alone',
      );
    await configure('maxmemory-policy', 'noeviction');
    await configure('maxmemory', '1');
    for (let n = 0; n < 10; n += 1) {
      expect(await write()).toBe('alone');
      expect(await ping()).toBe('PONG');
      clock += 1_001;
    }
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.info).not.toHaveBeenCalled();
    await configure('maxmemory', '0');
    clock += 60_001;
    expect(await write()).toBe('OK');
    expect(await ping()).toBe('PONG');
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('does not wait for an address without a listener', async () => {
    await server.stop();
    client = open(server.url);
    expect(await ping()).toBe('alone');
    await until(() => expect(log.warn).toHaveBeenCalled());
  });
});
