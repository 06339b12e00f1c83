type Rounds = { done: number; failed: number; lastAt: number };

const rounds = new Map<string, Rounds>();

export function countRound(worker: string, outcome: 'done' | 'failed'): void {
  const known = rounds.get(worker) ?? { done: 0, failed: 0, lastAt: 0 };
  known[outcome] += 1;
  known.lastAt = Date.now();
  rounds.set(worker, known);
}

export function roundCounts(): ReadonlyMap<string, Readonly<Rounds>> {
  return rounds;
}
