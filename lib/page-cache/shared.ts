import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/contract/json';
import type { RedisClient } from '@/lib/redis/client';
import { REDIS_PREFIX } from '@/lib/redis/redis';
import { type Entry, storedEntry } from './entry';

/** A page not written for this long is dropped; each instance still has it on its disk. */
const PAGE_SECONDS = 7 * 24 * 60 * 60;
/** Longer than a rendering takes, so that a dead instance's lease expires. */
const LEASE_MS = 10_000;
/** Exists once this build has stored a page in Redis. */
export const storedMarker = (build: string) => `${REDIS_PREFIX}:kept:${build}`;

const TAGS = `${REDIS_PREFIX}:tags`;

const times = z.record(z.string(), z.coerce.number());

/**
 * The pages of one build, shared by all instances in Redis. Each page's time is a separate field,
 * so that checking for a newer one is cheap. Without Redis, the instance works alone.
 */
export class SharedPages {
  readonly #client: Pick<RedisClient, 'run'>;
  readonly #build: string;
  readonly #instanceId = randomUUID();

  constructor({ client, build }: { client: Pick<RedisClient, 'run'>; build: string }) {
    this.#client = client;
    this.#build = build;
  }

  /** The page, if another instance has stored one after `madeAt`. */
  async newer(key: string, madeAt: number): Promise<Entry | null> {
    const name = this.#name('page', key);
    const text = await this.#client.run(
      async (redis) => {
        const at = Number((await redis.hget(name, 'at')) ?? 0);
        return at > madeAt ? redis.hget(name, 'page') : null;
      },
      () => null,
    );
    if (text === null) return null;
    const parsed = storedEntry.safeParse(parseJson(text));
    return parsed.success && parsed.data.key === key ? parsed.data.entry : null;
  }

  async write(key: string, entry: Entry): Promise<void> {
    const name = this.#name('page', key);
    const page = JSON.stringify({ key, entry });
    await this.#client.run(
      async (redis) => {
        await redis
          .multi()
          .hset(name, { at: entry.savedAt, page })
          .expire(name, PAGE_SECONDS)
          .set(storedMarker(this.#build), '1', 'EX', PAGE_SECONDS)
          .exec();
      },
      () => undefined,
    );
  }

  async drop(key: string): Promise<void> {
    await this.#client.run(
      (redis) => redis.del(this.#name('page', key)),
      () => 0,
    );
  }

  async clear(): Promise<void> {
    const match = `${REDIS_PREFIX}:page:${this.#build}:*`;
    await this.#client.run(
      async (redis) => {
        let cursor = '0';
        do {
          const [next, names] = await redis.scan(cursor, 'MATCH', match, 'COUNT', 500);
          if (names.length > 0) await redis.del(...names);
          cursor = next;
        } while (cursor !== '0');
      },
      () => undefined,
    );
  }

  /** When each tag was last revalidated, by any instance. */
  async tags(): Promise<Record<string, number>> {
    const stored = await this.#client.run<Record<string, string>>(
      (redis) => redis.hgetall(TAGS),
      () => ({}),
    );
    return times.safeParse(stored).data ?? {};
  }

  async writeTags(refreshed: Readonly<Record<string, number>>): Promise<void> {
    await this.#client.run(
      async (redis) => {
        await redis.multi().hset(TAGS, refreshed).expire(TAGS, PAGE_SECONDS).exec();
      },
      () => undefined,
    );
  }

  /** One instance re-renders a page; the others serve the old one meanwhile. */
  acquireLease(key: string): Promise<boolean> {
    const name = this.#name('lease', key);
    return this.#client.run(
      async (redis) => (await redis.set(name, this.#instanceId, 'PX', LEASE_MS, 'NX')) === 'OK',
      () => true,
    );
  }

  async releaseLease(key: string): Promise<void> {
    await this.#client.run(
      (redis) => redis.del(this.#name('lease', key)),
      () => 0,
    );
  }

  #name(kind: 'page' | 'lease', key: string): string {
    const hash = createHash('sha256').update(key).digest('base64url');
    return `${REDIS_PREFIX}:${kind}:${this.#build}:${hash}`;
  }
}
