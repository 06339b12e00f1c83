import type { PaymentStatus } from './status';

const SECOND_MS = 1000;
/** Short intervals first, because most late payments are only seconds late. */
const INTERVALS = [4, 11, 11, 11, 15, 20, 30];
/** Sooner, the school API answers without asking the provider again: an attempt would look unknown. */
const MIN_GAP_MS = 11 * SECOND_MS;
const MAX_MS = 30 * 60 * SECOND_MS;

type PollOptions = {
  ask: () => Promise<PaymentStatus>;
  /** Called with each response; a failed query counts as 'unknown'. */
  onAnswer: (status: PaymentStatus) => void;
  /** Query at once instead of after the first interval. */
  atOnce: boolean;
  signal: AbortSignal;
};

/** Polls until the order is paid, the visitor leaves the step, or half an hour has passed. */
export async function pollPayment({ ask, onAnswer, atOnce, signal }: PollOptions): Promise<void> {
  const end = Date.now() + MAX_MS;
  let notBefore = 0;
  for (let round = 0; Date.now() < end; round += 1) {
    const seconds = INTERVALS[Math.min(round, INTERVALS.length - 1)] ?? 0;
    if (round > 0 || !atOnce) await pause(seconds * SECOND_MS, signal);
    while (!signal.aborted && Date.now() < notBefore) await pause(notBefore - Date.now(), signal);
    if (signal.aborted) return;
    if (document.hidden) continue;
    notBefore = Date.now() + MIN_GAP_MS;
    const status = await ask().catch(() => 'unknown' as const);
    if (signal.aborted) return;
    onAnswer(status);
    if (status === 'paid') return;
  }
}

/** Ends early when aborted, or when the page becomes visible again. */
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
