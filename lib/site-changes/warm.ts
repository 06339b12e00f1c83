import { request } from 'undici';
import { publicAddress } from '@/lib/page-cache/variants';

/** The most recently visited ones; others are rendered on demand. */
const MAX_PAGES = 200;
const TIMEOUT_MS = 20_000;

type Parts = {
  /** The origin of this process, such as 'http://127.0.0.1:3000'. */
  origin: () => string | undefined;
  isStored: (key: string) => boolean;
  atOnce: number;
};

/**
 * Requests pages that this process has not stored, so that the next visitor finds them rendered. The
 * returned function resolves when its initial pages are rendered.
 */
export function warmer({
  origin,
  isStored,
  atOnce,
}: Parts): (keys: readonly string[]) => Promise<void> {
  const waiting = new Set<string>();
  let running = 0;

  const run = async (): Promise<void> => {
    running += 1;
    for (const key of waiting) {
      waiting.delete(key);
      await visit(key);
    }
    running -= 1;
  };

  const visit = async (key: string): Promise<void> => {
    const site = origin();
    // At most twice: another change may arrive during the rendering.
    for (let turn = 0; site !== undefined && turn < 2 && !isStored(key); turn += 1) {
      await ask(`${site}${publicAddress(key)}`);
    }
  };

  return async (keys) => {
    for (const key of keys.slice(0, MAX_PAGES)) waiting.add(key);
    const begun: Promise<void>[] = [];
    while (waiting.size > 0 && running < atOnce) begun.push(run());
    await Promise.all(begun);
  };
}

async function ask(url: string): Promise<void> {
  try {
    const { body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await body.dump();
  } catch {
    // The next visitor triggers the rendering.
  }
}
