/** Awaits the last run of a property: fast-check leaves it under way when its time is over. */
export function lastRun() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    of:
      <Given extends unknown[]>(run: (...given: Given) => Promise<void>) =>
      (...given: Given) => {
        const started = run(...given);
        last = started.catch(() => undefined);
        return started;
      },
    ended: () => last,
  };
}
