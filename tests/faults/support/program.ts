import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running program; `kill` resolves when it has exited. */
export type Program = {
  pid: number;
  output: () => string;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  ended: Promise<void>;
  /** Resolves when the text appears in its output from now on. */
  says: (text: string) => Promise<void>;
};

const START_MS = 90_000;
const running = new Set<ChildProcess>();

// No program may outlive the suite.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when the program prints `ready`; rejects with its output when it exits before. */
export async function startProgram(
  args: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<Program> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'exit').then(() => void running.delete(child));
  let text = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const heard = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!holds()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });

  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), START_MS);
  const failed = Promise.race([ended, once(late.signal, 'abort')]).then(() => {
    throw new Error(`${args.join(' ')} did not start:\n${text}`);
  });
  await Promise.race([heard(() => ready.test(text)), failed]).finally(() => clearTimeout(timer));
  failed.catch(() => undefined);

  return {
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
    says: (wanted) => {
      const from = text.length;
      return heard(() => text.includes(wanted, from));
    },
  };
}
