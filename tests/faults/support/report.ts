import { appendFileSync, mkdirSync } from 'node:fs';
import type { Fault } from './faults';

const FILE = 'test-results/faults.jsonl';

export type Report = {
  /** What readers saw. */
  readers?: string;
  /** What writers were told. */
  writers?: string;
  lost: string;
  recovery: string;
};

/** Records a fault and its outcome for the summary of the run. */
export function report(fault: Fault, told: Report): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ fault, ...told })}\n`);
}
