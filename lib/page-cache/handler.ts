import { appStartCode, enhanceSrc } from '@/lib/files/enhance-src';
import { isStoring, pages, pictures } from './cache';
import { countLookup } from './count';
import type { Entry } from './entry';
import type { Freshness, SetContext } from './lifetime';
import type { BuildOutput } from './make-page';
import type { Picture } from './pictures';
import { requestedPicture } from './requested-picture';
import { type NextPage, type NextRoute, storePage, storeRoute } from './store';
import { readBuiltSheet } from './styles';

type NextData = NextPage | NextRoute | Picture | { kind: string } | null;
type NextEntry = { value: NextData; lastModified: number; cacheControl?: Entry['lifetime'] };

/**
 * Next's `cacheHandler`. It never returns the pages that the build prerendered: the build has no
 * content of the school API, so the first visit renders a page and later visits get it from here.
 */
export default class PageCache {
  async get(key: string, context?: { kind?: string }): Promise<NextEntry | null> {
    if (context?.kind === 'IMAGE') return getPicture(key);
    const path = pathOf(key);
    const entry = isStoring ? await pages.get(path) : null;
    if (!entry) {
      countLookup('miss');
      return null;
    }
    const value = toNext(entry);
    const freshness = pages.freshness(entry);
    if (freshness !== 'fresh' && !(await pages.mayRenew(path))) {
      countLookup('waiting', entry);
      // Fresh for one more second; meanwhile the instance with the lease renders a new one.
      return { value, lastModified: onNextClock(0), cacheControl: { revalidate: 1 } };
    }
    countLookup(freshness === 'fresh' ? 'hit' : 'stale', entry);
    const { lifetime } = entry;
    return {
      value,
      lastModified: onNextClock(ageFor(freshness, lifetime)),
      cacheControl: lifetime,
    };
  }

  async set(key: string, data: NextData, context: SetContext): Promise<void> {
    if (!isStoring) return;
    if (isPicture(data)) return setPicture(key, data);
    const path = pathOf(key);
    if (isPage(data)) await storePage(pages, path, data, context, buildOutput());
    else if (isRoute(data)) storeRoute(pages, path, data, context);
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    await pages.refresh([tags].flat());
  }

  resetRequestCache(): void {
    // This handler has no per-request cache.
  }
}

/** Always reported as new: `PictureFiles` decides how long it is served. */
async function getPicture(key: string): Promise<NextEntry | null> {
  const source = requestedPicture();
  const value = source === undefined ? null : await pictures?.get(key, source);
  return value ? { value, lastModified: Date.now() } : null;
}

async function setPicture(key: string, picture: Picture): Promise<void> {
  const source = requestedPicture();
  if (source !== undefined) await pictures?.set(key, source, picture);
}

function isPage(data: NextData): data is NextPage {
  return data?.kind === 'APP_PAGE';
}

function isRoute(data: NextData): data is NextRoute {
  return data?.kind === 'APP_ROUTE';
}

function isPicture(data: NextData): data is Picture {
  return data?.kind === 'IMAGE';
}

/** `/route-cache/APP_PAGE/<hash>/$/news-event` → `/news-event`. */
function pathOf(key: string): string {
  const path = key.slice(key.indexOf('$') + 1);
  return path === '/index' ? '/' : path;
}

/** An age in seconds that makes Next follow the decision of `Pages`. */
function ageFor(freshness: Freshness, { revalidate, expire = 0 }: Entry['lifetime']): number {
  if (freshness === 'fresh') return 0;
  return (freshness === 'stale' ? revalidate : expire) + 1;
}

/** Next's clock is monotonic and does not follow changes of the wall clock. */
function onNextClock(age: number): number {
  return performance.timeOrigin + performance.now() - age * 1000;
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

function buildOutput(): BuildOutput {
  return {
    enhanceSrc: enhanceSrc(),
    appStartCode: appStartCode(),
    readSheet: readBuiltSheet,
  };
}
