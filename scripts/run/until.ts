import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
/** Generous, because a busy machine may be slow. */
const LIMIT_MS = 240_000;

/** Polls until there is a result and returns it; the error message contains `what`. */
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
 * Waits until the page has its content: for the first minute, Next serves the page from the build.
 */
export async function warm(url: string): Promise<string> {
  return until(`${url} has its content`, async () => {
    const answer = await fetch(url).catch(() => undefined);
    const html = answer?.ok && (await answer.text());
    // Not the property in React's data, which also lists attributes that are unset.
    return html && !html.includes(' data-degraded=') ? html : undefined;
  });
}
