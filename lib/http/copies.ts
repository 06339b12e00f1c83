import { LRUCache } from 'lru-cache';
import { compressors, type Encoding } from './encodings';

/** Compressed copies of what is sent again and again, each made once. */
export class Copies {
  readonly #copies: LRUCache<string, Buffer>;
  /** One at a time: better copies can wait, visitors cannot. */
  #queue: Promise<void> = Promise.resolve();

  constructor(maxBytes: number) {
    this.#copies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (copy, key) => copy.length + key.length,
    });
  }

  /** `name` stands for the body: the same name, the same bytes. */
  of(name: string, encoding: Encoding, read: () => Buffer): Buffer {
    const key = `${encoding} ${name}`;
    const known = this.#copies.get(key);
    if (known) return known;
    const body = read();
    const copy = compressors[encoding].quick(body);
    this.#copies.set(key, copy);
    this.#queue = this.#queue.then(() => this.#improve(key, encoding, body));
    return copy;
  }

  /** Until the better copies that are being made are there. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #improve(key: string, encoding: Encoding, body: Buffer): Promise<void> {
    return new Promise((done) => {
      compressors[encoding].best(body, (error, copy) => {
        if (!error && this.#copies.has(key)) this.#copies.set(key, copy);
        done();
      });
    });
  }
}
