import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from '@/lib/http/on-request';
import { serverOf } from '@/lib/http/server-of';
import { log } from '@/lib/log';
import { finishAll } from './before-exit';
import { isStopping, markStopping } from './stopping';

const IDLE_MS = 100;
/** Disk and Redis have nothing large to finish. */
const LAST_WORDS_MS = 3_000;

type Limits = { delayMs: number; limitMs: number };

let server: Server | undefined;

/** Learns which server to close; while it stops, no connection is kept for another request. */
export const followServer: Step = (request, response) => {
  server = serverOf(request) ?? server;
  if (isStopping()) response.shouldKeepAlive = false;
};

/**
 * The framework leaves as soon as its connections are closed, however long that takes, and with a
 * code that reads as a failure. So its listeners go: readiness ends at once, requests under way are
 * finished within the limit, what waits for the disk is written, and the program ends with 0.
 */
export function stopGracefully(limits: Limits): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (!isStopping()) void stop(signal, limits);
      // Whoever presses Ctrl-C twice means it.
      else if (signal === 'SIGINT') process.exit(130);
    });
  }
}

async function stop(signal: string, { delayMs, limitMs }: Limits): Promise<void> {
  markStopping();
  log.info({ event: 'stopping', signal }, 'site is stopping');
  await wait(delayMs);
  if (server) await closeServer(server, limitMs);
  await Promise.race([finishAll(), wait(LAST_WORDS_MS)]);
  log.info({ event: 'stopped' }, 'site has stopped');
  process.exit(0);
}

function closeServer(listening: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => listening.closeIdleConnections(), IDLE_MS);
    const late = setTimeout(() => {
      log.warn({ event: 'stop-late', limitMs }, 'requests were cut, because they took too long');
      listening.closeAllConnections();
    }, limitMs);
    listening.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    listening.closeIdleConnections();
  });
}
