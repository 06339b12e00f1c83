import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

export class TooSlow extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/** The answer, or TooSlow. The promise itself goes on, and its failure is nobody's any more. */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const patience = new AbortController();
  const late = wait(ms, undefined, { signal: patience.signal }).then(async () => {
    // After busy work here the answer may lie unread: one more turn reads it.
    await nextTurn();
    throw new TooSlow(ms);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}
