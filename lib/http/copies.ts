import { LRUCache } from 'lru-cache';
import { compressors, type Encoding } from './encodings';

/** Bodies waiting for better compression stay in memory. */
const MAX_WAITING = 100;

/** Compressed copies of frequently sent bodies, each made once. */
export class Copies {
  readonly #copies: LRUCache<string, Buffer>;
  /** Better copies are made one at a time, so that requests come first. */
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(maxBytes: number) {
    this.#copies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (copy, key) => copy.length + key.length,
    });
  }

  /** The same `version` means the same bytes. */
  of(version: string, encoding: Encoding, body: Buffer): Buffer {
    const key = `${encoding} ${version}`;
    const known = this.#copies.get(key);
    if (known) return known;
    const copy = compressors[encoding].quick(body);
    this.#copies.set(key, copy);
    if (this.#waiting < MAX_WAITING) {
      this.#waiting += 1;
      this.#queue = this.#queue.then(() => this.#improve(key, encoding, body));
    }
    return copy;
  }

  /** Resolves when all pending better copies are made. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #improve(key: string, encoding: Encoding, body: Buffer): Promise<void> {
    return new Promise((done) => {
      compressors[encoding].best(body, (error, copy) => {
        if (!error && this.#copies.has(key)) this.#copies.set(key, copy);
        this.#waiting -= 1;
        done();
      });
    });
  }
}
