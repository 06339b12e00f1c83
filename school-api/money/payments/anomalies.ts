/** Payments that a person has to look at. */
export const ANOMALIES = ['second-payment', 'amount-differs'] as const;

export type Anomaly = (typeof ANOMALIES)[number];

const seen = new Map<Anomaly, number>(ANOMALIES.map((kind) => [kind, 0]));

/** This process was told of such a payment; of a wrong amount the provider may tell several times. */
export function countAnomaly(kind: Anomaly): void {
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
}

export function anomalyCounts(): ReadonlyMap<Anomaly, number> {
  return seen;
}
