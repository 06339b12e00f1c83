import type { Redis } from 'ioredis';
import { withTimeout } from './with-timeout';

type Log = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export type ClientEvent = 'answered' | 'failed' | 'passed-by';

type Options = {
  log: Log;
  now?: () => number;
  note?: (event: ClientEvent) => void;
  timeoutMs?: number;
};

const TIMEOUT_MS = 200;
/** After a failure one caller probes Redis once in this time; the others do not wait for it. */
const PAUSE_MS = 1_000;
/** After this time without a refusal, Redis counts as accepting everything again. */
const REFUSAL_RESET_MS = 60_000;

/**
 * Wraps every call to Redis with a timeout and a fallback, so that a failing or slow Redis never breaks
 * a response.
 */
export class RedisClient {
  readonly #client: Redis;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #note: (event: ClientEvent) => void;
  readonly #timeoutMs: number;
  #pausedUntil = 0;
  #isDown = false;
  #refusedAt: number | undefined;
  #closed = false;

  constructor(client: Redis, options: Options) {
    const {
      log,
      now = () => performance.now(),
      note = () => undefined,
      timeoutMs = TIMEOUT_MS,
    } = options;
    this.#client = client;
    this.#log = log;
    this.#now = now;
    this.#note = note;
    this.#timeoutMs = timeoutMs;
    client.on('error', (error) => this.#reportDown(error));
    client.on('close', () => this.#closed || this.#reportDown('the connection is closed'));
    client.on('ready', () => this.#reportUp());
  }

  /** Redis is connected and answered the last call. */
  get isUp(): boolean {
    return this.#client.status === 'ready' && !this.#isDown;
  }

  async run<T>(work: (redis: Redis) => Promise<T>, without: () => T | Promise<T>): Promise<T> {
    if (this.#client.status !== 'ready' || this.#now() < this.#pausedUntil) {
      this.#note('passed-by');
      return without();
    }
    // One caller probes for all: meanwhile the others use their fallback.
    if (this.#isDown) this.#pausedUntil = this.#now() + PAUSE_MS;
    try {
      const answer = await withTimeout(work(this.#client), this.#timeoutMs);
      this.#note('answered');
      this.#reportUp();
      this.#reportCalm();
      return answer;
    } catch (error) {
      this.#note('failed');
      if (isRefusal(error)) {
        this.#reportRefusal(error);
        return without();
      }
      this.#pausedUntil = this.#now() + PAUSE_MS;
      this.#reportDown(error);
      return without();
    }
  }

  close(): void {
    this.#closed = true;
    this.#client.disconnect();
  }

  #reportUp(): void {
    this.#pausedUntil = 0;
    if (!this.#isDown) return;
    this.#isDown = false;
    this.#log.info({ event: 'redis-up' }, 'Redis is reachable again');
  }

  /** A full Redis answers reads but refuses writes: no outage, logged once. */
  #reportRefusal({ message }: Error): void {
    if (this.#refusedAt === undefined) {
      const fields = { event: 'redis-refuses', reason: message };
      this.#log.warn(fields, 'Redis refuses commands: continuing without it');
    }
    this.#refusedAt = this.#now();
  }

  #reportCalm(): void {
    if (this.#refusedAt === undefined || this.#now() < this.#refusedAt + REFUSAL_RESET_MS) return;
    this.#refusedAt = undefined;
    this.#log.info({ event: 'redis-accepts' }, 'Redis accepts all commands again');
  }

  /** Logged once per outage, not at every call. */
  #reportDown(error: unknown): void {
    if (this.#isDown) return;
    this.#isDown = true;
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.warn({ event: 'redis-down', reason }, 'Redis is unreachable: continuing without it');
  }
}

/** Redis has responded with an error such as OOM, READONLY or MISCONF. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}
