let last: Promise<unknown> = Promise.resolve();

/** Unpacking takes memory and a core, which visitors and payments need too. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
