import type { Standing } from './standing';

const SECOND_MS = 1000;
/** Quick at first, because a late bank is usually late by seconds; then slower, for half an hour. */
const PAUSES = [4, 6, 10, 11, 15, 20, 30];
const LONGEST_MS = 30 * 60 * SECOND_MS;

type Watch = {
  ask: () => Promise<Standing>;
  /** Called with each answer; a failed question counts as 'unknown'. */
  onAnswer: (standing: Standing) => void;
  /** Somebody waits for the first answer. */
  atOnce: boolean;
  signal: AbortSignal;
};

/** Asks quietly, again and again, until the money is there, the visitor goes on, or hope is gone. */
export async function watchPayment({ ask, onAnswer, atOnce, signal }: Watch): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (let round = 0; Date.now() < end; round += 1) {
    const seconds = PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0;
    if (round > 0 || !atOnce) await pause(seconds * SECOND_MS, signal);
    if (signal.aborted) return;
    if (document.hidden) continue;
    const standing = await ask().catch(() => 'unknown' as const);
    if (signal.aborted) return;
    onAnswer(standing);
    if (standing === 'paid') return;
  }
}

/** Ends early when there is nothing to wait for, or when the visitor comes back to the page. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    const seen = () => {
      if (!document.hidden) done();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    document.addEventListener('visibilitychange', seen);
  });
}
