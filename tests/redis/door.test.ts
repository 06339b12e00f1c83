import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '@/lib/redis/connect';
import { RedisDoor } from '@/lib/redis/door';
import { startRedis } from '../../scripts/run/redis.mjs';

/** However busy the machine is. */
const until = (check: () => unknown) => vi.waitFor(check, 15_000);

const log = { info: vi.fn(), warn: vi.fn() };
const closings: (() => unknown)[] = [];

let server: Awaited<ReturnType<typeof startRedis>>;
let door: RedisDoor;
let clock = 0;

function open(url: string, patienceMs = 10_000): RedisDoor {
  const opened = new RedisDoor(connect(url), { log, patienceMs, now: () => clock });
  closings.push(() => opened.close());
  return opened;
}

const ping = () =>
  door.ask(
    (redis) => redis.ping(),
    () => 'alone',
  );

beforeEach(async () => {
  vi.clearAllMocks();
  clock = 1_000;
  server = await startRedis();
  closings.push(() => server.stop());
  door = open(server.url);
  await until(() => expect(door.isUp).toBe(true));
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

describe('the door to Redis', () => {
  it('lets questions through while Redis answers', async () => {
    expect(await ping()).toBe('PONG');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('goes on alone while Redis is dead, says so once, and finds it again by itself', async () => {
    await server.stop();
    await until(() => expect(door.isUp).toBe(false));
    for (let n = 0; n < 20; n += 1) expect(await ping()).toBe('alone');
    expect(log.warn).toHaveBeenCalledTimes(1);
    server = await startRedis({ port: server.port });
    await until(() => expect(door.isUp).toBe(true));
    expect(await ping()).toBe('PONG');
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('waits for a Redis that hangs once, not at every question', async () => {
    door = open(server.url, 100);
    await until(() => expect(door.isUp).toBe(true));
    server.child.kill('SIGSTOP');
    const work = vi.fn((redis: { ping(): Promise<string> }) => redis.ping());
    const asked = () => door.ask(work, () => 'alone');
    expect(await asked()).toBe('alone');
    expect(await asked()).toBe('alone');
    expect(work).toHaveBeenCalledTimes(1);
    clock += 1_001;
    const both = await Promise.all([asked(), asked()]);
    expect(both).toEqual(['alone', 'alone']);
    expect(work).toHaveBeenCalledTimes(2);
    server.child.kill('SIGCONT');
    clock += 1_001;
    await until(async () => {
      clock += 1_001;
      expect(await ping()).toBe('PONG');
    });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('goes on alone when the answer is an error', async () => {
    const wrong = await door.ask(
      async (redis) => {
        await redis.set('text', 'x');
        return redis.hget('text', 'field');
      },
      () => 'alone',
    );
    expect(wrong).toBe('alone');
  });

  it('never waits for an address where nobody is', async () => {
    await server.stop();
    door = open(server.url);
    expect(await ping()).toBe('alone');
    await until(() => expect(log.warn).toHaveBeenCalled());
  });
});
