import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { RedisDoor } from '@/lib/redis/door';
import { REDIS_PREFIX } from '@/lib/redis/redis';
import { type Entry, keptEntry } from './entry';

/** A page that nobody asked for in this time goes; each instance still has it on its disk. */
const PAGE_SECONDS = 7 * 24 * 60 * 60;
/** Longer than a rendering takes; an instance that died over it is waited for no longer. */
const TURN_MS = 10_000;
/** Is there once this build has any page there. */
export const keptMarker = (build: string) => `${REDIS_PREFIX}:kept:${build}`;

const TAGS = `${REDIS_PREFIX}:tags`;

const times = z.record(z.string(), z.coerce.number());

/**
 * The pages that all instances of one build share. A page's time of making stands beside it, so that
 * looking for a newer one costs a few bytes. Whatever fails, the instance goes on alone.
 */
export class SharedPages {
  readonly #door: Pick<RedisDoor, 'ask'>;
  readonly #build: string;
  readonly #me = randomUUID();

  constructor({ door, build }: { door: Pick<RedisDoor, 'ask'>; build: string }) {
    this.#door = door;
    this.#build = build;
  }

  /** The page, if another instance has made one after `madeAt`. */
  async newer(key: string, madeAt: number): Promise<Entry | null> {
    const name = this.#name('page', key);
    const text = await this.#door.ask(
      async (redis) => {
        const at = Number((await redis.hget(name, 'at')) ?? 0);
        return at > madeAt ? redis.hget(name, 'page') : null;
      },
      () => null,
    );
    if (text === null) return null;
    const parsed = keptEntry.safeParse(parse(text));
    return parsed.success && parsed.data.key === key ? parsed.data.entry : null;
  }

  async write(key: string, entry: Entry): Promise<void> {
    const name = this.#name('page', key);
    const page = JSON.stringify({ key, entry });
    await this.#door.ask(
      async (redis) => {
        await redis
          .multi()
          .hset(name, { at: entry.savedAt, page })
          .expire(name, PAGE_SECONDS)
          .set(keptMarker(this.#build), '1', 'EX', PAGE_SECONDS)
          .exec();
      },
      () => undefined,
    );
  }

  async drop(key: string): Promise<void> {
    await this.#door.ask(
      (redis) => redis.del(this.#name('page', key)),
      () => 0,
    );
  }

  /** When each tag was last declared out of date, by whichever instance. */
  async tags(): Promise<Record<string, number>> {
    const found = await this.#door.ask<Record<string, string>>(
      (redis) => redis.hgetall(TAGS),
      () => ({}),
    );
    return times.safeParse(found).data ?? {};
  }

  async writeTags(refreshed: Readonly<Record<string, number>>): Promise<void> {
    await this.#door.ask(
      async (redis) => {
        await redis.multi().hset(TAGS, refreshed).expire(TAGS, PAGE_SECONDS).exec();
      },
      () => undefined,
    );
  }

  /** One instance makes a page anew; the others show the old one for that moment. */
  takeTurn(key: string): Promise<boolean> {
    const name = this.#name('turn', key);
    return this.#door.ask(
      async (redis) => (await redis.set(name, this.#me, 'PX', TURN_MS, 'NX')) === 'OK',
      () => true,
    );
  }

  async endTurn(key: string): Promise<void> {
    await this.#door.ask(
      (redis) => redis.del(this.#name('turn', key)),
      () => 0,
    );
  }

  #name(kind: 'page' | 'turn', key: string): string {
    const hash = createHash('sha256').update(key).digest('base64url');
    return `${REDIS_PREFIX}:${kind}:${this.#build}:${hash}`;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
