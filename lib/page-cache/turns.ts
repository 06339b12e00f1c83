import { LRUCache } from 'lru-cache';
import type { SharedPages } from './shared';

/** How long an answer about a turn is believed: mine while I may be rendering, another's shortly. */
const MINE_MS = 10_000;
const ANOTHERS_MS = 1_000;

/** Whose turn it is to make a page anew, asked once and not at every visit. */
export class Turns {
  readonly #shared: Pick<SharedPages, 'takeTurn' | 'endTurn'>;
  readonly #known = new LRUCache<string, { mine: Promise<boolean> }>({ max: 5_000 });

  constructor(shared: Pick<SharedPages, 'takeTurn' | 'endTurn'>) {
    this.#shared = shared;
  }

  isMine(key: string): Promise<boolean> {
    const known = this.#known.get(key);
    if (known) return known.mine;
    const mine = this.#shared.takeTurn(key);
    const turn = { mine };
    this.#known.set(key, turn, { ttl: MINE_MS });
    void mine.then((isMine) => {
      if (!isMine && this.#known.get(key) === turn)
        this.#known.set(key, turn, { ttl: ANOTHERS_MS });
    });
    return mine;
  }

  async end(key: string): Promise<void> {
    const mine = await this.#known.get(key)?.mine;
    this.#known.delete(key);
    if (mine) await this.#shared.endTurn(key);
  }
}
