import type { Finding } from './check';

const CACHE_MS = 60_000;

/** Runs at most once a minute, shared by all callers, to limit the load. */
export function cacheFindings(run: () => Promise<Finding[]>, now: () => Date) {
  let cached: { findings: Promise<Finding[]>; at: number } | undefined;
  return (): Promise<Finding[]> => {
    const at = now().getTime();
    if (cached === undefined || Math.abs(at - cached.at) >= CACHE_MS) {
      cached = { findings: run(), at };
    }
    return cached.findings;
  };
}
