import { markRevalidated } from '@/lib/site-changes/numbers';
import type { SharedPages } from './shared';

/** Larger than the difference between clocks. A time further in the future comes from a wrong clock. */
const SKEW_MS = 60_000;

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
    markRevalidated();
    await this.#shared?.writeTags(Object.fromEntries(tags.map((tag) => [tag, at])));
  }

  isAfter(tags: readonly string[], begunAt: number): boolean {
    return tags.some((tag) => this.#past(this.#times.get(tag)) >= begunAt);
  }

  #past(at = 0): number {
    return at > this.#now() + SKEW_MS ? 0 : at;
  }

  /** Reads the times of other instances, and writes those that Redis missed while it was down. */
  async sync(): Promise<void> {
    const now = this.#now();
    if (!this.#shared || Math.abs(now - this.#syncedAt) < this.#everyMs) return;
    this.#syncedAt = now;
    const theirs = await this.#shared.tags();
    for (const [tag, at] of Object.entries(theirs)) {
      if (this.#past(at) <= this.#past(this.#times.get(tag))) continue;
      this.#times.set(tag, at);
      markRevalidated();
    }
    const missed = [...this.#times].filter(([tag, at]) => this.#past(at) > this.#past(theirs[tag]));
    if (missed.length > 0) await this.#shared.writeTags(Object.fromEntries(missed));
  }
}
