import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Fault } from './faults';

/** One line of JSON for each fault. */
const FILE = 'test-results/faults.jsonl';

const told = z.object({
  /** What readers saw. */
  readers: z.string().optional(),
  /** What writers were told. */
  writers: z.string().optional(),
  lost: z.string(),
  recovery: z.string(),
});

/** Records a fault and its outcome for the summary of the run. */
export function report(fault: Fault, outcome: z.infer<typeof told>): void {
  mkdirSync('test-results', { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ fault, ...outcome })}\n`);
}

export function clearReport(): void {
  rmSync(FILE, { force: true });
}

/** Prints for each fault what visitors saw and what was lost. */
export function printReport(): void {
  if (!existsSync(FILE)) return;
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const { fault, ...parts } = told.extend({ fault: z.string() }).parse(JSON.parse(line));
    console.log(`\n${fault}`);
    for (const [name, text] of Object.entries(parts)) {
      if (text) console.log(`  ${name.padEnd(9)} ${text}`);
    }
  }
}
