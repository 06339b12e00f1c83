import { LRUCache } from 'lru-cache';

/** 'there': it cannot be told whether it is the same. 'away': nobody can say just now. */
export type SourceState = 'same' | 'there' | 'changed' | 'gone' | 'away';
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

  constructor(ask: AskSource, now: () => number, everyMs: number) {
    this.#ask = ask;
    this.#now = now;
    this.#everyMs = everyMs;
  }

  stateOf(source: string, etag: string): Promise<SourceState> {
    const key = `${etag} ${source}`;
    const known = this.#known.get(key);
    const left = known ? known.until - this.#now() : 0;
    // A clock that was set back would make an answer count for longer.
    if (known && left > 0 && left <= this.#everyMs) return known.state;
    const state = this.#ask(source, etag).catch((): SourceState => 'away');
    const answer = { state, until: this.#now() + this.#everyMs };
    this.#known.set(key, answer);
    void state.then((is) => {
      if (is === 'away') answer.until = this.#now() + AWAY_MS;
    });
    return state;
  }
}
