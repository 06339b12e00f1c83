import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '@/lib/log';
import { finishAll } from './before-exit';
import { isStopping, markStopping } from './stopping';

const IDLE_MS = 100;
/** For requests in progress; the supervisor waits ten seconds longer. */
const LIMIT_MS = 25_000;
/** Writes to disk and Redis are small. */
const FLUSH_MS = 3_000;

/** Independent of the server's response class. */
type Closing = Pick<Server, 'closeIdleConnections' | 'closeAllConnections'> & {
  close(done: () => void): unknown;
};

/**
 * On a signal: readiness fails at once, requests in progress may finish within the limit, pending
 * writes are flushed, and the process exits with 0.
 */
export function stopGracefully(server: Closing, limitMs = LIMIT_MS): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping()) void stop(server, signal, limitMs);
      // A second Ctrl-C exits at once.
      else if (signal === 'SIGINT') process.exit(130);
    });
  }
}

async function stop(server: Closing, signal: string, limitMs: number): Promise<void> {
  markStopping();
  log.info({ event: 'stopping', signal }, 'site is stopping');
  await closeServer(server, limitMs);
  await Promise.race([finishAll(), wait(FLUSH_MS)]);
  log.info({ event: 'stopped' }, 'site has stopped');
  process.exit(0);
}

function closeServer(listening: Closing, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => listening.closeIdleConnections(), IDLE_MS);
    const limit = setTimeout(() => {
      log.warn({ event: 'stop-timeout', limitMs }, 'requests aborted at shutdown');
      listening.closeAllConnections();
    }, limitMs);
    listening.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    listening.closeIdleConnections();
  });
}
