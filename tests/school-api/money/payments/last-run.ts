/**
 * Awaits the last run of a property, which fast-check leaves running at its time limit; rejects if that
 * run fails later.
 */
export function lastRun() {
  let last = Promise.resolve();
  return {
    of:
      <Given extends unknown[]>(run: (...given: Given) => Promise<void>) =>
      (...given: Given) => {
        last = run(...given);
        // Whoever awaits it handles a failure; an earlier one must not end the process.
        last.catch(() => undefined);
        return last;
      },
    ended: () => last,
  };
}
