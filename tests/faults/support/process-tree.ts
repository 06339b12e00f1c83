import { readFileSync } from 'node:fs';

/** Sends a signal to a process and its descendants, as /proc lists them. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  const tree = treeOf(pid);
  // Paused first, so that none reacts to another's end.
  if (signal === 'SIGKILL') for (const one of tree) send(one, 'SIGSTOP');
  for (const one of tree) send(one, signal);
}

function treeOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
}
