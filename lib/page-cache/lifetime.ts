import type { Entry } from './entry';

export type SetContext = { cacheControl?: { revalidate?: number | false; expire?: number } };

/** A page made without an answer of the school API lives this long, in seconds. */
export const DEGRADED_SECONDS = 5;

/** Only a degraded page has an end after which it is not even shown while a new one is made. */
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
