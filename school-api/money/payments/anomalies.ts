/** Payments that a person must check. */
const ANOMALIES = ['second-payment', 'amount-differs'] as const;

type Anomaly = (typeof ANOMALIES)[number];

const seen = new Map<Anomaly, number>(ANOMALIES.map((kind) => [kind, 0]));

/** Counts reports in this process; the provider may report a wrong amount several times. */
export function countAnomaly(kind: Anomaly): void {
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

export function anomalyCounts(): ReadonlyMap<Anomaly, number> {
  return seen;
}
