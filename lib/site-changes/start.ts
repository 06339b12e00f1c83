import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { pages, pictures } from '@/lib/page-cache/cache';
import { entryPages } from '@/lib/page-cache/route-table';
import { PAGE_READER } from '@/lib/school-api/page-reader';
import { beforeExit } from '@/lib/shutdown/before-exit';
import { fetchChanges, fetchFacts, fetchWithheld } from './fetch-changes';
import { areChangesReported } from './numbers';
import { StateFile } from './state-file';
import { warmer } from './warm';
import { ChangeWatch } from './watch';

/** The longest that a start waits for the school API, */
const FIRST_MS = 1_000;
/** and for the entry pages, unless a single read may take longer. */
const ENTRY_PAGES_MS = 10_000;

/**
 * Starts asking the school API for changes. Resolves after the first response, so that no stored page is
 * shown that changed while the site was down. The returned function renders entry pages that are not stored,
 * as after a new release, where a crowd would wait for each of them.
 */
export async function startWatchingChanges(
  origin: () => string | undefined,
): Promise<() => Promise<void>> {
  const { SCHOOL_API_URL: url, SCHOOL_API_READ_TIMEOUT_MS: timeoutMs, SITE_DATA_DIR } = env();
  const to = { url, userId: PAGE_READER, timeoutMs };
  const instance = randomUUID();
  const parts = { origin, isStored: (key: string) => pages.peek(key) !== undefined };
  // In the background, because visitors come first.
  const warm = warmer({ ...parts, atOnce: 2 });
  const watch = new ChangeWatch({
    url,
    pages,
    log,
    state: new StateFile(SITE_DATA_DIR),
    fetchChanges: (applied) => fetchChanges(to, instance, applied),
    fetchFacts: () => fetchFacts(to),
    fetchWithheld: () => fetchWithheld(to),
    pictures: { dropWithheld: async () => pictures?.dropWithheld() },
    warm: (keys) => void warm(keys),
  });
  beforeExit('changes', async () => watch.stop());
  const first = watch.ask();
  void first.then((pause) => wait(pause, undefined, { ref: false })).then(() => watch.run());
  await Promise.race([first, wait(FIRST_MS, undefined, { ref: false })]);
  return async () => {
    await first;
    // Otherwise every page would wait again for a server that is down.
    if (!areChangesReported()) return;
    const render = warmer({ ...parts, atOnce: 4 });
    const longest = Math.max(ENTRY_PAGES_MS, timeoutMs);
    await Promise.race([render(entryPages), wait(longest, undefined, { ref: false })]);
  };
}
