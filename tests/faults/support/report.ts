import { appendFileSync, mkdirSync } from 'node:fs';
import type { Fault } from './faults';

const FILE = 'test-results/faults.jsonl';

export type Report = {
  /** What a visitor who read saw. */
  readers?: string;
  /** What a visitor who wrote was told. */
  writers?: string;
  lost: string;
  recovery: string;
};

/** One fault and what became of it, for the summary of the run. */
export function report(fault: Fault, told: Report): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ fault, ...told })}\n`);
}
