import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
/** Generous, because a busy machine may be slow. */
const LIMIT_MS = 240_000;

/** Asks again and again until something is there, and returns it; `what` is in the error. */
export async function until<T>(
  what: string,
  ask: () => Promise<T> | T,
): Promise<Exclude<T, false | undefined>> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    const found = await ask();
    if (found !== false && found !== undefined) return found as Exclude<T, false | undefined>;
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await wait(PAUSE_MS);
  }
}

/**
 * Waits until the page has its content: for the first minute, Next alone serves the page of the
 * build.
 */
export async function warm(url: string): Promise<string> {
  return until(`${url} has its content`, async () => {
    const answer = await fetch(url).catch(() => undefined);
    const html = answer?.ok && (await answer.text());
    // Not the property in React's data, which also names what is not set.
    return html && !html.includes(' data-degraded=') ? html : undefined;
  });
}
