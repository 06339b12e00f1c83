import { setTimeout as wait } from 'node:timers/promises';
import { until } from '@/scripts/run/until';
import { type Seen, textOf } from './pages';

const AT_ONCE = 4;
const TIMEOUT_MS = 60_000;

export class Readers {
  readonly statuses = new Set<number>();
  readonly changed = new Map<string, string>();
  connectionErrors = 0;
  #answers = 0;
  #stopped = false;
  readonly #loops: Promise<void>[];

  constructor(
    private readonly siteUrl: string,
    private readonly seen: Seen,
  ) {
    const paths = [...seen.keys()];
    this.#loops = Array.from({ length: AT_ONCE }, (_, index) => this.#walk(paths, index));
  }

  async everyPageAgain(times = 1): Promise<void> {
    const enough = this.#answers + times * this.seen.size;
    await until('all pages were read again', () => this.#answers >= enough);
  }

  async somePagesAgain(): Promise<void> {
    const enough = this.#answers + this.seen.size / 3;
    await until('some pages were read again', () => this.#answers >= enough);
  }

  async stop(): Promise<this> {
    this.#stopped = true;
    await Promise.all(this.#loops);
    return this;
  }

  async #walk(paths: readonly string[], first: number): Promise<void> {
    for (let at = Math.floor((first * paths.length) / AT_ONCE); !this.#stopped; at += 1) {
      await this.#read(paths[at % paths.length] ?? '/');
    }
  }

  async #read(path: string): Promise<void> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(this.siteUrl + path, { signal });
      const html = await response.text();
      this.statuses.add(response.status);
      const words = textOf(html);
      if (words !== this.seen.get(path)) this.changed.set(path, `${response.status}: ${words}`);
      this.#answers += 1;
      // Leaves CPU time for the programs under test.
      await wait(5);
    } catch {
      this.connectionErrors += 1;
      await wait(50);
    }
  }
}
