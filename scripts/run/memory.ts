import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB, or its peak; Linux only, NaN elsewhere. */
export function memoryMb(pid: number, what: 'now' | 'peak' = 'now'): number {
  const line = what === 'peak' ? /VmHWM:\s+(\d+)/ : /VmRSS:\s+(\d+)/;
  try {
    const [, kb] = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  } catch {
    return Number.NaN;
  }
}
