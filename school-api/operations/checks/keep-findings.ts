import type { Finding } from './check';

const KEPT_MS = 60_000;

/** Asks at most once a minute, and once for all who wait, so that asking makes no load. */
export function keepFindings(ask: () => Promise<Finding[]>, now: () => Date) {
  let kept: { findings: Promise<Finding[]>; at: number } | undefined;
  return (): Promise<Finding[]> => {
    const at = now().getTime();
    if (kept === undefined || Math.abs(at - kept.at) >= KEPT_MS) kept = { findings: ask(), at };
    return kept.findings;
  };
}
