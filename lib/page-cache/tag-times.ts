import type { SharedPages } from './shared';

/** When each tag was last declared out of date, here and at the other instances. */
export class TagTimes {
  readonly #shared: Pick<SharedPages, 'tags' | 'writeTags'> | undefined;
  readonly #now: () => number;
  readonly #everyMs: number;
  readonly #times = new Map<string, number>();
  #syncedAt = Number.NEGATIVE_INFINITY;

  constructor(
    shared: Pick<SharedPages, 'tags' | 'writeTags'> | undefined,
    now: () => number,
    everyMs: number,
  ) {
    this.#shared = shared;
    this.#now = now;
    this.#everyMs = everyMs;
  }

  async refresh(tags: readonly string[], at: number): Promise<void> {
    for (const tag of tags) this.#times.set(tag, at);
    await this.#shared?.writeTags(Object.fromEntries(tags.map((tag) => [tag, at])));
  }

  isAfter(tags: readonly string[], savedAt: number): boolean {
    return tags.some((tag) => (this.#times.get(tag) ?? 0) >= savedAt);
  }

  /** Learns what the others know, and tells what they missed while Redis was away. */
  async sync(): Promise<void> {
    const now = this.#now();
    if (!this.#shared || now - this.#syncedAt < this.#everyMs) return;
    this.#syncedAt = now;
    const theirs = await this.#shared.tags();
    for (const [tag, at] of Object.entries(theirs)) {
      if (at > (this.#times.get(tag) ?? 0)) this.#times.set(tag, at);
    }
    const missed = [...this.#times].filter(([tag, at]) => at > (theirs[tag] ?? 0));
    if (missed.length > 0) await this.#shared.writeTags(Object.fromEntries(missed));
  }
}
