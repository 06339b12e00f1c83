import { LRUCache } from 'lru-cache';
import type { SharedPages } from './shared';

/** How long a result is remembered: our lease while we may be rendering, another's only briefly. */
const OWN_LEASE_MS = 10_000;
const OTHER_LEASE_MS = 1_000;

/** Decides which instance re-renders a page; cached, so that not every visit asks Redis. */
export class Leases {
  readonly #shared: Pick<SharedPages, 'acquireLease' | 'releaseLease'>;
  readonly #known = new LRUCache<string, { acquired: Promise<boolean> }>({ max: 5_000 });

  constructor(shared: Pick<SharedPages, 'acquireLease' | 'releaseLease'>) {
    this.#shared = shared;
  }

  acquire(key: string): Promise<boolean> {
    const known = this.#known.get(key);
    if (known) return known.acquired;
    const acquired = this.#shared.acquireLease(key);
    const lease = { acquired };
    this.#known.set(key, lease, { ttl: OWN_LEASE_MS });
    void acquired.then((isOurs) => {
      if (!isOurs && this.#known.get(key) === lease) {
        this.#known.set(key, lease, { ttl: OTHER_LEASE_MS });
      }
    });
    return acquired;
  }

  async release(key: string): Promise<void> {
    const isOurs = await this.#known.get(key)?.acquired;
    this.#known.delete(key);
    if (isOurs) await this.#shared.releaseLease(key);
  }
}
