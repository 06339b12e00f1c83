import { LRUCache } from 'lru-cache';

/**
 * 'unknown': the source exists, but may have changed. 'failed': the server could not answer this request.
 * 'unreachable': the server answers no request.
 */
export type SourceState = 'same' | 'unknown' | 'changed' | 'gone' | 'failed' | 'unreachable';
export type CheckSource = (source: string, etag: string) => Promise<SourceState>;

const RETRY_MS = 30_000;

/** The state of the originals of resized pictures, each checked once per `recheckMs`. */
export class PictureSources {
  readonly #check: CheckSource;
  readonly #now: () => number;
  readonly #recheckMs: number;
  readonly #known = new LRUCache<string, { state: Promise<SourceState>; until: number }>({
    max: 5_000,
  });
  #unreachableSince = Number.NEGATIVE_INFINITY;

  constructor(check: CheckSource, now: () => number, recheckMs: number) {
    this.#check = check;
    this.#now = now;
    this.#recheckMs = recheckMs;
  }

  stateOf(source: string, etag: string): Promise<SourceState> {
    // Otherwise each picture of a page would wait for a timeout.
    if (Math.abs(this.#now() - this.#unreachableSince) < RETRY_MS)
      return Promise.resolve('unreachable');
    const key = `${etag} ${source}`;
    const known = this.#known.get(key);
    const left = known ? known.until - this.#now() : 0;
    // If the clock was set back, the result would be valid for too long.
    if (known && left > 0 && left <= this.#recheckMs) return known.state;
    const state = this.#check(source, etag);
    const answer = { state, until: this.#now() + this.#recheckMs };
    this.#known.set(key, answer);
    void state.then((is) => {
      if (is === 'unreachable') {
        this.#unreachableSince = this.#now();
        this.#known.delete(key);
      } else if (is === 'failed') answer.until = this.#now() + RETRY_MS;
    });
    return state;
  }
}
