import { LRUCache } from 'lru-cache';
import { isOutdated } from '@/lib/site-changes/numbers';
import type { DiskPages } from './disk';
import { type Entry, entrySize } from './entry';
import { Leases } from './leases';
import { type Freshness, freshnessByAge } from './lifetime';
import type { SharedPages } from './shared';
import { TagTimes } from './tag-times';

/** `madeAt` orders versions across instances; 0 for a page that only this instance shows. */
type CachedPage = { entry: Entry; madeAt: number; checkedAt: number };

/** How long an instance may serve an older page than another one does. */
const CHECK_MS = 1_000;
/** Larger than the difference between clocks. An entry later than that predates a clock change. */
const SKEW_MS = 60_000;

/** How long a rendering may take before another visitor triggers one. */
const RENEWAL_MS = 10_000;
/** For unlimited URLs: 404s of items, pages beyond the last. */
const UNLISTED_BYTES = 2 * 1024 * 1024;

type Storing = { durable: boolean; gone?: boolean; isListed?: boolean };

type Options = { maxBytes: number; disk?: DiskPages; shared?: SharedPages; now?: () => number };

/** Memory, then Redis, then disk; all bounded. */
export class Pages {
  readonly #memory: LRUCache<string, CachedPage>;
  /** Separate, so that these evict no listed page. */
  readonly #unlisted: LRUCache<string, CachedPage>;
  readonly #renewals = new LRUCache<string, true>({ max: 5_000, ttl: RENEWAL_MS });
  readonly #disk: DiskPages | undefined;
  readonly #shared: SharedPages | undefined;
  readonly #leases: Leases | undefined;
  readonly #tags: TagTimes;
  readonly #now: () => number;

  constructor({ maxBytes, disk, shared, now = Date.now }: Options) {
    this.#memory = memory(maxBytes);
    this.#unlisted = memory(UNLISTED_BYTES);
    this.#disk = disk;
    this.#shared = shared;
    this.#leases = shared && new Leases(shared);
    this.#tags = new TagTimes(shared, now, CHECK_MS);
    this.#now = now;
  }

  get held(): { pages: number; bytes: number } {
    const all = [this.#memory, this.#unlisted];
    return {
      pages: all.reduce((sum, { size }) => sum + size, 0),
      bytes: all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  /** The entry in memory; does not read Redis or the disk. */
  peek(key: string): Entry | undefined {
    const held = this.#held(key);
    if (!held || !this.#shared) return held?.entry;
    return Math.abs(this.#now() - held.checkedAt) < CHECK_MS ? held.entry : undefined;
  }

  async get(key: string): Promise<Entry | null> {
    const held = this.#held(key);
    if (!this.#shared) return held?.entry ?? this.#fromDisk(key);
    const now = this.#now();
    if (held && Math.abs(now - held.checkedAt) < CHECK_MS) return held.entry;
    // Requests during this check are served from memory.
    if (held) held.checkedAt = now;
    const [newer] = await Promise.all([
      this.#shared.newer(key, held?.madeAt ?? 0),
      this.#tags.sync(),
    ]);
    if (!newer || isDead(newer)) return held?.entry ?? this.#fromDisk(key);
    this.#hold(key, newer, newer.savedAt);
    void this.#disk?.write(key, newer);
    return newer;
  }

  /** `durable` also stores it on disk and in Redis; `gone` removes what is stored there. */
  set(key: string, entry: Entry, { durable, gone = false, isListed = true }: Storing): void {
    if (durable) {
      this.#hold(key, entry, entry.savedAt);
      void this.#disk?.write(key, entry);
      void this.#shared?.write(key, entry).then(() => this.#leases?.release(key));
      return;
    }
    this.#hold(key, entry, this.#held(key)?.madeAt ?? 0, isListed);
    if (gone) {
      void this.#disk?.drop(key);
      void this.#shared?.drop(key);
    }
    void this.#leases?.release(key);
  }

  refresh(tags: readonly string[], at = this.#now()): Promise<void> {
    return this.#tags.refresh(tags, at);
  }

  freshness(entry: Entry): Freshness {
    const now = this.#now();
    const byAge = freshnessByAge(entry, now);
    const isOutOfDate =
      entry.savedAt > now + SKEW_MS ||
      this.#tags.isAfter(entry.tags, entry.begunAt ?? entry.savedAt);
    return byAge === 'fresh' && isOutOfDate ? 'stale' : byAge;
  }

  /** True for one visitor at a time, whose request re-renders the page. */
  claimRenewal(key: string): boolean {
    if (this.#renewals.has(key)) return false;
    this.#renewals.set(key, true);
    return true;
  }

  /** False while another instance renders this page. */
  async mayRenew(key: string): Promise<boolean> {
    return (await this.#leases?.acquire(key)) ?? true;
  }

  /** Removes outdated pages. Returns their keys, the most recently visited first. */
  dropOutdated(): string[] {
    return [this.#memory, this.#unlisted].flatMap((held) => {
      const dead = [...held.entries()].flatMap(([key, { entry }]) => (isDead(entry) ? [key] : []));
      for (const key of dead) held.delete(key);
      return dead;
    });
  }

  /** Removes all pages, after a backup of the school's records was restored. */
  async clear(): Promise<void> {
    this.#memory.clear();
    this.#unlisted.clear();
    await Promise.all([this.#disk?.clear(), this.#shared?.clear()]);
  }

  async #fromDisk(key: string): Promise<Entry | null> {
    const entry = (await this.#disk?.read(key)) ?? null;
    if (!entry || isDead(entry)) return null;
    this.#hold(key, entry, entry.savedAt);
    return entry;
  }

  #held(key: string): CachedPage | undefined {
    const held = this.#memory.get(key) ?? this.#unlisted.get(key);
    return held && isDead(held.entry) ? undefined : held;
  }

  #hold(key: string, entry: Entry, madeAt: number, isListed = true): void {
    const [into, other] = isListed
      ? [this.#memory, this.#unlisted]
      : [this.#unlisted, this.#memory];
    other.delete(key);
    into.set(key, { entry, madeAt, checkedAt: this.#now() });
    this.#renewals.delete(key);
  }
}

const isDead = ({ tags, seen }: Entry) => isOutdated(tags, seen);

function memory(maxSize: number): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ entry }, key) => entrySize(entry) + key.length,
  });
}
