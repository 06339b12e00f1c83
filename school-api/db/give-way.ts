import { setTimeout } from 'node:timers/promises';

/** A page that took longer waited for its reader, who must not be made slower still. */
const LONGEST_MS = 100;

/**
 * Between the pages of long work: waits for as long as the last page took, so that half of a core is left
 * to visitors. The built-in database answers without waiting for anything; requests would not get a turn.
 */
export function givingWay(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    await setTimeout(Math.min(performance.now() - began, LONGEST_MS));
    began = performance.now();
  };
}
