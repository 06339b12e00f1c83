import type { Log } from '../log';
import { noteRound } from './rounds';

export type Worker = { stop: () => Promise<void> };

/**
 * Does a round of work again and again, a pause after each. Stopping waits for the round under way,
 * which sees `signal` and ends early where it can.
 */
export function startWorker(options: {
  name: string;
  pauseMs: number;
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
      noteRound(name, 'done');
    } catch (error) {
      if (!stopping.signal.aborted) {
        noteRound(name, 'failed');
        log.error({ err: error, worker: name }, 'background work failed');
      }
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = work();
    }, pauseMs);
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
