import { runVitest } from './suites';
import type { Tally } from './tally';

/** Real programs with real faults; each test prints what a visitor saw and what was lost. */
export const runFaults = (tally: Tally): Promise<void> =>
  runVitest(tally, 'faults', ['--config', 'tests/faults/vitest.config.ts']);
