import { LRUCache } from 'lru-cache';
import type { DiskPages } from './disk';
import { type Entry, entrySize } from './entry';
import type { SharedPages } from './shared';
import { TagTimes } from './tag-times';
import { Turns } from './turns';

/** `madeAt` is the page's age among all instances; what only this one may show has none. */
type Held = { entry: Entry; madeAt: number; checkedAt: number };

/** So long an instance may not know what another has made. */
const CHECK_MS = 1_000;
/** Clocks of instances differ by less: what is from later was made before the clock was set back. */
const SKEW_MS = 60_000;

type Keeping = { durable: boolean; gone?: boolean };

type Options = { maxBytes: number; disk?: DiskPages; shared?: SharedPages; now?: () => number };

/** Memory in front of what instances share, in front of the disk; all bounded. */
export class Pages {
  readonly #memory: LRUCache<string, Held>;
  readonly #disk: DiskPages | undefined;
  readonly #shared: SharedPages | undefined;
  readonly #turns: Turns | undefined;
  readonly #tags: TagTimes;
  readonly #now: () => number;

  constructor({ maxBytes, disk, shared, now = Date.now }: Options) {
    this.#memory = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ entry }) => entrySize(entry),
    });
    this.#disk = disk;
    this.#shared = shared;
    this.#turns = shared && new Turns(shared);
    this.#tags = new TagTimes(shared, now, CHECK_MS);
    this.#now = now;
  }

  /** How many pages are in memory, and how large they are. */
  get held(): { pages: number; bytes: number } {
    return { pages: this.#memory.size, bytes: this.#memory.calculatedSize };
  }

  async get(key: string): Promise<Entry | null> {
    const held = this.#memory.get(key);
    if (!this.#shared) return held?.entry ?? this.#fromDisk(key);
    const now = this.#now();
    if (held && Math.abs(now - held.checkedAt) < CHECK_MS) return held.entry;
    // Whoever comes while this one looks is served from memory.
    if (held) held.checkedAt = now;
    const [newer] = await Promise.all([
      this.#shared.newer(key, held?.madeAt ?? 0),
      this.#tags.sync(),
    ]);
    if (!newer) return held?.entry ?? this.#fromDisk(key);
    this.#hold(key, newer, newer.savedAt);
    void this.#disk?.write(key, newer);
    return newer;
  }

  /** `durable` for all instances and for the disk; `gone` instead of what they may still have. */
  set(key: string, entry: Entry, { durable, gone = false }: Keeping): void {
    if (durable) {
      this.#hold(key, entry, entry.savedAt);
      void this.#disk?.write(key, entry);
      void this.#shared?.write(key, entry).then(() => this.#turns?.end(key));
      return;
    }
    this.#hold(key, entry, this.#memory.get(key)?.madeAt ?? 0);
    if (gone) {
      void this.#disk?.drop(key);
      void this.#shared?.drop(key);
    }
    void this.#turns?.end(key);
  }

  refresh(tags: readonly string[], at = this.#now()): Promise<void> {
    return this.#tags.refresh(tags, at);
  }

  isOutOfDate(entry: Entry): boolean {
    return entry.savedAt > this.#now() + SKEW_MS || this.#tags.isAfter(entry.tags, entry.savedAt);
  }

  /** False while another instance makes this page anew. */
  async mayRenew(key: string): Promise<boolean> {
    return (await this.#turns?.isMine(key)) ?? true;
  }

  async #fromDisk(key: string): Promise<Entry | null> {
    const entry = (await this.#disk?.read(key)) ?? null;
    if (entry) this.#hold(key, entry, entry.savedAt);
    return entry;
  }

  #hold(key: string, entry: Entry, madeAt: number): void {
    this.#memory.set(key, { entry, madeAt, checkedAt: this.#now() });
  }
}
