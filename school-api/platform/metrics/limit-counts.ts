/** Limits exposed in school_limit_reached. */
export const LIMITS = [
  'codes-address',
  'codes-client',
  'codes-all',
  'code-tries',
  'office-codes',
  'cv-storage',
  'disk',
] as const;

export type LimitName = (typeof LIMITS)[number];

const reached = new Map<LimitName, number>(LIMITS.map((name) => [name, 0]));

export function countLimitReached(name: LimitName): void {
  reached.set(name, (reached.get(name) ?? 0) + 1);
}

export function limitCounts(): ReadonlyMap<LimitName, number> {
  return reached;
}
