import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB; Linux only, NaN elsewhere. */
export function memoryMb(pid: number): number {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  } catch {
    return Number.NaN;
  }
}
