import { vi } from 'vitest';

/** Retries until it does not throw, because the browser is another process. */
export const until = <T>(what: () => Promise<T>): Promise<T> =>
  vi.waitFor(what, { timeout: 20_000, interval: 20 });
