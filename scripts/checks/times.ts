import { mkdirSync, writeFileSync } from 'node:fs';
import type { FileTime } from './tally';

export type PhaseTime = { part: string; seconds: number };

const FILE = 'build/test-times.json';
const SLOWEST = 25;

/** Where the time of a run went: in each part, and in the slowest test files. */
export function reportTimes(phases: readonly PhaseTime[], files: readonly FileTime[]): void {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  console.log('\n== Seconds of each part');
  for (const { part, seconds } of phases) console.log(rowOf(seconds, part));
  if (slowest.length > 0) console.log(`\n== Seconds of the ${SLOWEST} slowest test files`);
  for (const { file, seconds } of slowest) console.log(rowOf(seconds, file));
  mkdirSync('build', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ phases, slowest }, null, 2)}\n`);
}

const rowOf = (seconds: number, name: string) => `${seconds.toFixed(1).padStart(8)}  ${name}`;
