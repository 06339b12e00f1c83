import { readFileSync } from 'node:fs';

/** The resident memory of a process in MB; Linux only, NaN elsewhere. */
export function memoryMb(pid: number | undefined): number {
  return fromStatus(pid, /VmRSS:\s+(\d+)/);
}

/** The peak of the resident memory in MB. */
export function peakMb(pid: number | undefined): number {
  return fromStatus(pid, /VmHWM:\s+(\d+)/);
}

function fromStatus(pid: number | undefined, line: RegExp): number {
  try {
    const [, kb] = line.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  } catch {
    return Number.NaN;
  }
}
