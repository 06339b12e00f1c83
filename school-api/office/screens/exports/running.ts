import { type Db, unguarded } from '../../../db';

/** Over all people: each reads the whole of a list while others work. */
const MOST_TOGETHER = 4;

/** The ids of those whose export runs, by what they read. One process serves the office. */
const runningIn = new WeakMap<Db, Set<number>>();

/** Undefined while another export of the person runs, or too many others; else what ends it. */
export function beginExport(db: Db, person: number): (() => void) | undefined {
  const database = unguarded(db);
  const running = runningIn.get(database) ?? new Set<number>();
  runningIn.set(database, running);
  if (running.has(person) || running.size >= MOST_TOGETHER) return undefined;
  running.add(person);
  let isOver = false;
  return () => {
    // Ended twice, it must not end the next one.
    if (!isOver) running.delete(person);
    isOver = true;
  };
}
