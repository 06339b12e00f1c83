import { LRUCache } from 'lru-cache';
import type { DiskPages } from './disk';
import { type Entry, entrySize } from './entry';

/** Memory in front of the disk; both bounded. */
export class Pages {
  readonly #memory: LRUCache<string, Entry>;
  readonly #disk: DiskPages | undefined;
  /** When a tag was last declared out of date. */
  readonly #refreshed = new Map<string, number>();

  constructor(options: { maxBytes: number; disk?: DiskPages }) {
    this.#memory = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: entrySize });
    this.#disk = options.disk;
  }

  async get(key: string): Promise<Entry | null> {
    const kept = this.#memory.get(key);
    if (kept) return kept;
    const entry = (await this.#disk?.read(key)) ?? null;
    if (entry) this.#memory.set(key, entry);
    return entry;
  }

  set(key: string, entry: Entry, options: { durable: boolean }): void {
    this.#memory.set(key, entry);
    if (options.durable) void this.#disk?.write(key, entry);
  }

  refresh(tags: readonly string[], at = Date.now()): void {
    for (const tag of tags) this.#refreshed.set(tag, at);
  }

  isOutOfDate(entry: Entry): boolean {
    return entry.tags.some((tag) => (this.#refreshed.get(tag) ?? 0) >= entry.savedAt);
  }
}
