import { setTimeout as wait } from 'node:timers/promises';
import { type Seen, wordsOf } from './pages';
import { until } from './until';

const AT_ONCE = 4;
const PATIENCE_MS = 60_000;

/** What visitors saw who read the site without a pause. */
export class Visitors {
  readonly statuses = new Map<number, number>();
  /** Pages that did not say what they had said before. */
  readonly changed = new Map<string, string>();
  nobodyAnswered = 0;
  longestMs = 0;
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

  /** Resolves when every page has been visited so many times more. */
  async everyPageAgain(times = 1): Promise<void> {
    const enough = this.#answers + times * this.seen.size;
    await until('all pages were read again', () => this.#answers >= enough);
  }

  /** Resolves in the midst of a round. */
  async somePagesAgain(): Promise<void> {
    const enough = this.#answers + this.seen.size / 3;
    await until('some pages were read again', () => this.#answers >= enough);
  }

  async stop(): Promise<this> {
    this.#stopped = true;
    await Promise.all(this.#loops);
    return this;
  }

  /** In a sentence for the report. */
  words(): string {
    const counts = [...this.statuses].map(([status, count]) => `${count} times ${status}`);
    const silent = this.nobodyAnswered === 0 ? [] : [`${this.nobodyAnswered} times no answer`];
    const wrong =
      this.changed.size === 0
        ? 'each with the words it had before'
        : `${this.changed.size} changed`;
    const pace = `the slowest after ${(this.longestMs / 1000).toFixed(1)} s`;
    return `${[...counts, ...silent].join(', ')} on ${this.seen.size} pages, ${wrong}; ${pace}`;
  }

  async #walk(paths: readonly string[], first: number): Promise<void> {
    for (let at = Math.floor((first * paths.length) / AT_ONCE); !this.#stopped; at += 1) {
      await this.#read(paths[at % paths.length] ?? '/');
    }
  }

  async #read(path: string): Promise<void> {
    const began = performance.now();
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await fetch(this.siteUrl + path, { signal });
      const html = await response.text();
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
      const words = wordsOf(html);
      if (words !== this.seen.get(path)) this.changed.set(path, `${response.status}: ${words}`);
      this.longestMs = Math.max(this.longestMs, performance.now() - began);
      this.#answers += 1;
      // Reading must leave the machine time for what is being tested.
      await wait(5);
    } catch {
      this.nobodyAnswered += 1;
      await wait(50);
    }
  }
}
