const SECOND_MS = 1000;
/** Quick at first, because a late bank is usually late by seconds; then slower, for half an hour. */
const PAUSES = [4, 6, 10, 11, 15, 20, 30];
const LONGEST_MS = 30 * 60 * SECOND_MS;

type Watch = {
  /** Asks the school whether the payment has arrived; a failed question counts as no. */
  ask: () => Promise<boolean>;
  onPaid: () => void;
  signal: AbortSignal;
};

/** Asks quietly, again and again, until the money is there, the visitor goes on, or hope is gone. */
export async function watchPayment({ ask, onPaid, signal }: Watch): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  for (let round = 0; Date.now() < end; round += 1) {
    await pause((PAUSES[Math.min(round, PAUSES.length - 1)] ?? 0) * SECOND_MS, signal);
    if (signal.aborted) return;
    if (document.hidden) continue;
    const paid = await ask().catch(() => false);
    if (signal.aborted) return;
    if (paid) return onPaid();
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
