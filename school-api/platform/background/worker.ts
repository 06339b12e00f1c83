import type { Log } from '../log';
import { countRound } from './round-counts';

export type Worker = { stop: () => Promise<void> };

/**
 * Runs `round` repeatedly with a pause in between. `stop` aborts `signal`, so that a running round can
 * end early, and waits for it.
 */
export function startWorker(options: {
  name: string;
  /** A function is called after each round. */
  pauseMs: number | (() => number);
  log: Log;
  round: (signal: AbortSignal) => Promise<void>;
}): Worker {
  const { name, pauseMs, log, round } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = work();

  async function work() {
    try {
      await round(stopping.signal);
      countRound(name, 'done');
    } catch (error) {
      if (!stopping.signal.aborted) {
        countRound(name, 'failed');
        log.error({ err: error, worker: name }, 'background work failed');
      }
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        running = work();
      },
      typeof pauseMs === 'number' ? pauseMs : pauseMs(),
    );
    timer.unref();
  }

  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
