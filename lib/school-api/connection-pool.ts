import { Agent, type Dispatcher } from 'undici';

type Limits = {
  waitMs?: number;
  signal?: AbortSignal | undefined;
  /** The caller: a visitor with many calls does not take precedence over one with few. */
  caller?: string | undefined;
};
type Waiting = { caller: string; enter: () => void };

export class NoConnectionError extends Error {
  constructor() {
    super('timed out waiting for a connection');
    this.name = 'NoConnectionError';
  }
}

/** No visitor waits longer; a server that never responds must not hold a connection for ever. */
const ANSWER_MS = 300_000;
const WAIT_MS = 10_000;
/** Shorter than servers keep idle connections, whatever they announce: a POST is never sent twice. */
const IDLE_MS = 4_000;

/**
 * A limited number of keep-alive connections to the school API. Undici observes an abort signal only
 * once a request has its connection, so requests queue here, each with its own timer.
 */
export class ConnectionPool {
  readonly #dispatcher: Dispatcher;
  readonly #waiting = new Set<Waiting>();
  /** Calls under way, by caller. */
  readonly #busy = new Map<string, number>();
  #free: number;

  constructor(connections: number) {
    this.#free = connections;
    this.#dispatcher = new Agent({
      connections,
      pipelining: 1,
      connect: { timeout: 10_000 },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
    });
  }

  /** Calls `work` when a connection is free; the connection is released when its promise settles. */
  async run<T>(work: (dispatcher: Dispatcher) => Promise<T>, limits: Limits = {}): Promise<T> {
    const { caller = '' } = limits;
    await this.#take(caller, limits);
    try {
      return await work(this.#dispatcher);
    } finally {
      this.#count(caller, -1);
      this.#release();
    }
  }

  #take(caller: string, { waitMs = WAIT_MS, signal }: Limits): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free -= 1;
      this.#count(caller, 1);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = (error?: unknown) => {
        this.#waiting.delete(place);
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        if (error) reject(error);
        else resolve();
      };
      const enter = () => {
        this.#count(caller, 1);
        leave();
      };
      const place = { caller, enter };
      const onAbort = () => leave(signal?.reason);
      const timer = setTimeout(() => leave(new NoConnectionError()), waitMs);
      signal?.addEventListener('abort', onAbort);
      this.#waiting.add(place);
    });
  }

  /** Passes the connection to the caller with the fewest calls in flight, then to the longest waiting. */
  #release(): void {
    let next: Waiting | undefined;
    for (const place of this.#waiting) {
      if (!next || this.#busyOf(place.caller) < this.#busyOf(next.caller)) next = place;
    }
    if (next) next.enter();
    else this.#free += 1;
  }

  #busyOf(caller: string): number {
    return this.#busy.get(caller) ?? 0;
  }

  #count(caller: string, by: 1 | -1): void {
    const count = this.#busyOf(caller) + by;
    if (count > 0) this.#busy.set(caller, count);
    else this.#busy.delete(caller);
  }
}
