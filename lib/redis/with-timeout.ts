import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

export class TimeoutError extends Error {
  constructor(ms: number) {
    super(`timed out after ${ms} ms`);
  }
}

/** The result, or a TimeoutError. A later rejection of the promise is ignored. */
export async function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  const timer = new AbortController();
  const timeout = wait(ms, undefined, { signal: timer.signal }).then(async () => {
    // After blocking work the response may wait in the socket; one more event loop turn reads it.
    await nextTurn();
    throw new TimeoutError(ms);
  });
  timeout.catch(() => undefined);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    timer.abort();
  }
}
