import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { runVitest } from './suites';
import type { Tally } from './tally';

/** Written by the tests: one line of JSON for each fault. */
const FINDINGS = 'test-results/faults.jsonl';

/** Real programs with real faults; prints for each fault what a visitor saw and what was lost. */
export async function runFaults(tally: Tally): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  rmSync(FINDINGS, { force: true });
  await runVitest(tally, 'faults', ['--config', 'tests/faults/vitest.config.ts']);
  printFindings();
}

const finding = z.object({
  fault: z.string(),
  readers: z.string().optional(),
  writers: z.string().optional(),
  lost: z.string().optional(),
  recovery: z.string().optional(),
});

function printFindings(): void {
  if (!existsSync(FINDINGS)) return;
  for (const line of readFileSync(FINDINGS, 'utf8').trim().split('\n')) {
    const { fault, ...parts } = finding.parse(JSON.parse(line));
    console.log(`\n${fault}`);
    for (const [name, text] of Object.entries(parts)) {
      if (text) console.log(`  ${name.padEnd(9)} ${text}`);
    }
  }
}
