import { type Db, unguarded } from '../../../db';

/** Over all people: each reads a whole list while others work. */
const MAX_TOGETHER = 4;

/** Ids of people with a running export, by database. One process serves the office. */
const runningIn = new WeakMap<Db, Set<number>>();

/**
 * Undefined while the person has another export running, or too many others do; otherwise ends it.
 */
export function beginExport(db: Db, person: number): (() => void) | undefined {
  const database = unguarded(db);
  const running = runningIn.get(database) ?? new Set<number>();
  runningIn.set(database, running);
  if (running.has(person) || running.size >= MAX_TOGETHER) return undefined;
  running.add(person);
  let isOver = false;
  return () => {
    // Ending it twice must not end the next one.
    if (!isOver) running.delete(person);
    isOver = true;
  };
}
