import type { Entry } from './entry';

export type SetContext = { cacheControl?: { revalidate?: number | false; expire?: number } };

/** How long a page rendered without the school API is stored. */
export const DEGRADED_SECONDS = 5;

/** Only degraded pages have this `expire`: after it they are not served stale either. */
export function isDegraded(entry: Entry): boolean {
  return entry.lifetime.expire === DEGRADED_SECONDS;
}

export function limitToDegraded({ cacheControl }: SetContext): void {
  if (!cacheControl) return;
  cacheControl.revalidate = DEGRADED_SECONDS;
  cacheControl.expire = DEGRADED_SECONDS;
}

export function lifetimeOf({ cacheControl }: SetContext): Entry['lifetime'] {
  const revalidate = typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate : 60;
  return {
    revalidate,
    ...(cacheControl?.expire !== undefined && { expire: cacheControl.expire }),
  };
}

/** A `stale` page may be shown while it is re-rendered; an `expired` one may not. */
export type Freshness = 'fresh' | 'stale' | 'expired';

export function freshnessByAge({ savedAt, lifetime }: Entry, now: number): Freshness {
  const { revalidate, expire = Number.POSITIVE_INFINITY } = lifetime;
  const age = (now - savedAt) / 1000;
  if (age <= revalidate) return 'fresh';
  return age <= expire ? 'stale' : 'expired';
}
