import type { Redis } from 'ioredis';
import { inTime } from './in-time';

type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

/** What happened at the door, for whoever counts. */
export type DoorEvent = 'answered' | 'failed' | 'passed-by';

type Options = {
  log: Log;
  now?: () => number;
  note?: (event: DoorEvent) => void;
  patienceMs?: number;
};

const PATIENCE_MS = 200;
/** A Redis that is slow or broken is asked again once in this time, by one caller. */
const REST_MS = 1_000;

/**
 * The only way to Redis: every question brings what to do without it, so that a Redis that is away,
 * slow or wrong costs a moment and never an answer.
 */
export class RedisDoor {
  readonly #client: Redis;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #note: (event: DoorEvent) => void;
  readonly #patienceMs: number;
  #restsUntil = 0;
  #complained = false;
  #closed = false;

  constructor(client: Redis, options: Options) {
    const {
      log,
      now = () => performance.now(),
      note = () => undefined,
      patienceMs = PATIENCE_MS,
    } = options;
    this.#client = client;
    this.#log = log;
    this.#now = now;
    this.#note = note;
    this.#patienceMs = patienceMs;
    client.on('error', (error) => this.#complain(error));
    client.on('close', () => this.#closed || this.#complain('the connection is closed'));
    client.on('ready', () => this.#recover());
  }

  /** Redis is connected and has answered when it was last asked. */
  get isUp(): boolean {
    return this.#client.status === 'ready' && !this.#complained;
  }

  async ask<T>(work: (redis: Redis) => Promise<T>, without: () => T | Promise<T>): Promise<T> {
    if (this.#client.status !== 'ready' || this.#now() < this.#restsUntil) {
      this.#note('passed-by');
      return without();
    }
    // After a failure one caller finds out for all; the others need not wait with it.
    if (this.#complained) this.#restsUntil = this.#now() + REST_MS;
    try {
      const answer = await inTime(work(this.#client), this.#patienceMs);
      this.#note('answered');
      this.#recover();
      return answer;
    } catch (error) {
      this.#note('failed');
      this.#restsUntil = this.#now() + REST_MS;
      this.#complain(error);
      return without();
    }
  }

  close(): void {
    this.#closed = true;
    this.#client.disconnect();
  }

  #recover(): void {
    this.#restsUntil = 0;
    if (!this.#complained) return;
    this.#complained = false;
    this.#log.info({ event: 'redis-up' }, 'Redis answers again');
  }

  /** Once, until it answers again: an outage would say so at every page. */
  #complain(error: unknown): void {
    if (this.#complained) return;
    this.#complained = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn({ event: 'redis-down', reason }, 'Redis does not answer: going on without it');
  }
}
