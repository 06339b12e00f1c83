/**
 * Awaits the last run of a property, which fast-check leaves under way when its time is over; rejects when
 * that run fails after all.
 */
export function lastRun() {
  let last = Promise.resolve();
  return {
    of:
      <Given extends unknown[]>(run: (...given: Given) => Promise<void>) =>
      (...given: Given) => {
        last = run(...given);
        // Handled by whoever awaits it; a failure before that must not end the process.
        last.catch(() => undefined);
        return last;
      },
    ended: () => last,
  };
}
