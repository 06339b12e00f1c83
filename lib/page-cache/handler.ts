import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { redis } from '@/lib/redis/redis';
import { beforeExit } from '@/lib/shutdown/before-exit';
import { readBuildId } from './build-id';
import { countLookup, describePages } from './count';
import { DiskPages } from './disk';
import type { Entry } from './entry';
import { keepPage, keepRoute, type NextPage, type NextRoute } from './keep';
import type { SetContext } from './lifetime';
import type { BuildParts } from './make-page';
import { Pages } from './pages';
import { SharedPages } from './shared';
import { readBuiltSheet } from './styles';

type NextData = NextPage | NextRoute | { kind: string } | null;
type NextEntry = { value: NextData; lastModified: number; cacheControl: Entry['lifetime'] };

const build = readBuildId();
const door = redis();
const folder = join(env().SITE_DATA_DIR, 'pages');
const disk = build ? new DiskPages({ folder, build, maxFiles: 2000, log }) : undefined;
// By build: pages name the files of the build that made them, and two may run side by side.
const shared = build && door ? new SharedPages({ door, build }) : undefined;
const pages = new Pages({
  maxBytes: 64 * 1024 * 1024,
  ...(shared && { shared }),
  ...(disk && { disk }),
});
describePages(pages, build ?? '');
beforeExit('pages', async () => {
  await disk?.settled();
  door?.close();
});

/**
 * What Next asks for kept pages. It never reads the build's own pages: the build knows nothing of
 * the school, so the first visit renders a page and later ones get it from here.
 */
export default class PageCache {
  async get(key: string): Promise<NextEntry | null> {
    const entry = build ? await pages.get(key) : null;
    if (!entry) {
      countLookup('miss');
      return null;
    }
    const value = toNext(entry);
    const isOutOfDate = pages.isOutOfDate(entry);
    const isOld = isOutOfDate || isStale(entry);
    if (isOld && !(await pages.mayRenew(key))) {
      countLookup('waiting', entry);
      return current(value);
    }
    countLookup(isOld ? 'stale' : 'hit', entry);
    // Shown once more, while a fresh one is made.
    if (isOutOfDate) return { value, lastModified: 1, cacheControl: { revalidate: 1 } };
    return { value, lastModified: onNextClock(entry.savedAt), cacheControl: entry.lifetime };
  }

  async set(key: string, data: NextData, context: SetContext): Promise<void> {
    if (!build) return;
    if (isPage(data)) await keepPage(pages, key, data, context, parts());
    else if (isRoute(data)) keepRoute(pages, key, data, context);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await pages.refresh([tags].flat());
  }

  resetRequestCache(): void {
    // Nothing is kept for a single request.
  }
}

function isPage(data: NextData): data is NextPage {
  return data?.kind === 'APP_PAGE';
}

function isRoute(data: NextData): data is NextRoute {
  return data?.kind === 'APP_ROUTE';
}

/** Past its time, but still good to be shown while a new one is made. */
function isStale({ savedAt, lifetime: { revalidate, expire = Number.POSITIVE_INFINITY } }: Entry) {
  const age = (Date.now() - savedAt) / 1000;
  return age > revalidate && age < expire;
}

/**
 * Next counts from its start and does not notice when the clock is set; pages are dated by the clock.
 * Only a page's age means the same to both.
 */
function onNextClock(at: number): number {
  return performance.timeOrigin + performance.now() - (Date.now() - at);
}

/** Good for another second: by then the instance whose turn it is has made a new one. */
function current(value: NextData): NextEntry {
  return { value, lastModified: onNextClock(Date.now()), cacheControl: { revalidate: 1 } };
}

function toNext(entry: Entry): NextData {
  const { status, headers } = entry;
  if (entry.kind === 'APP_ROUTE') {
    return {
      kind: 'APP_ROUTE',
      body: Buffer.from(entry.body, 'base64'),
      status: status ?? 200,
      headers,
    };
  }
  return {
    kind: 'APP_PAGE',
    html: entry.body,
    rscData: Buffer.from(entry.payload ?? '', 'base64'),
    status,
    headers,
    postponed: undefined,
    segmentData: undefined,
  };
}

let known: BuildParts | undefined;

/** The script's address carries its content's hash, because it is served as immutable. */
function parts(): BuildParts {
  if (known === undefined) {
    const { hash } = z.object({ hash: z.string() }).parse(readJson('build/enhance.json'));
    known = {
      enhanceSrc: `/enhance.js?v=${hash}`,
      readSheet: readBuiltSheet,
    };
  }
  return known;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
