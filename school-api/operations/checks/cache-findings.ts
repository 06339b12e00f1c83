import type { Finding } from './check';

const KEPT_MS = 60_000;

/** Runs at most once a minute, shared by all callers, to limit the load. */
export function cacheFindings(ask: () => Promise<Finding[]>, now: () => Date) {
  let kept: { findings: Promise<Finding[]>; at: number } | undefined;
  return (): Promise<Finding[]> => {
    const at = now().getTime();
    if (kept === undefined || Math.abs(at - kept.at) >= KEPT_MS) kept = { findings: ask(), at };
    return kept.findings;
  };
}
