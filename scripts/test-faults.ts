import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { runVitest } from './checks/suites';
import { Tally } from './checks/tally';
import { ensureBuilt } from './run/built.mjs';
import { ensurePackages } from './run/packages';
import { runMain } from './run/stop.mjs';

/** Written by the tests: one line of JSON for each fault. */
const FINDINGS = 'test-results/faults.jsonl';

/** Real programs with real faults; prints for each fault what a visitor saw and what was lost. */
runMain(async () => {
  ensurePackages(['redis-server']);
  await ensureBuilt();
  mkdirSync('test-results', { recursive: true });
  rmSync(FINDINGS, { force: true });
  const tally = new Tally();
  // Arguments are passed on: names of files, `-t` and a part of a fault's name.
  const args = ['--config', 'tests/faults/vitest.config.ts', ...process.argv.slice(2)];
  await runVitest(tally, 'Faults', args);
  printFindings();
  tally.report();
});

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
