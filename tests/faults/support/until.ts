import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
/** Generous, because a busy machine may be slow. */
const LONGEST_MS = 240_000;

/** Polls until the check is true; `name` is in the error when it never is. */
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
