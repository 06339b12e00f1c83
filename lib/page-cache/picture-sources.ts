import { LRUCache } from 'lru-cache';

/**
 * 'there': it cannot be told whether it is the same. 'away': the server cannot say just now. 'silent': it says
 * nothing, whatever it is asked.
 */
export type SourceState = 'same' | 'there' | 'changed' | 'gone' | 'away' | 'silent';
export type AskSource = (source: string, etag: string) => Promise<SourceState>;

const AWAY_MS = 30_000;

/** What became of the pictures that copies were made of; each is asked for once in an hour. */
export class PictureSources {
  readonly #ask: AskSource;
  readonly #now: () => number;
  readonly #everyMs: number;
  readonly #known = new LRUCache<string, { state: Promise<SourceState>; until: number }>({
    max: 5_000,
  });
  #silentSince = Number.NEGATIVE_INFINITY;

  constructor(ask: AskSource, now: () => number, everyMs: number) {
    this.#ask = ask;
    this.#now = now;
    this.#everyMs = everyMs;
  }

  stateOf(source: string, etag: string): Promise<SourceState> {
    // Each picture of a page would wait for it.
    if (Math.abs(this.#now() - this.#silentSince) < AWAY_MS) return Promise.resolve('silent');
    const key = `${etag} ${source}`;
    const known = this.#known.get(key);
    const left = known ? known.until - this.#now() : 0;
    // A clock that was set back would make an answer count for longer.
    if (known && left > 0 && left <= this.#everyMs) return known.state;
    const state = this.#ask(source, etag);
    const answer = { state, until: this.#now() + this.#everyMs };
    this.#known.set(key, answer);
    void state.then((is) => {
      if (is === 'silent') {
        this.#silentSince = this.#now();
        this.#known.delete(key);
      } else if (is === 'away') answer.until = this.#now() + AWAY_MS;
    });
    return state;
  }
}
