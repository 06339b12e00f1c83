import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
/** Generous: a busy machine may be slow, and only what never comes is a fault. */
const LONGEST_MS = 240_000;

/** Asks again and again until the answer is true; the name is what is said when it never is. */
export async function until(
  name: string,
  holds: () => Promise<boolean> | boolean,
  longestMs = LONGEST_MS,
): Promise<void> {
  const end = performance.now() + longestMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited in vain until ${name}`);
    await wait(PAUSE_MS);
  }
}
