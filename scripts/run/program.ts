import { type ChildProcess, spawn } from 'node:child_process';
import { StopWithMessage } from './stop.mjs';

type Options = {
  /** Matches the output when the program is ready; its first group is returned. */
  ready: RegExp;
  env: Record<string, string | undefined>;
  cwd?: string;
};

export type Program = {
  pid: number | undefined;
  found: string;
  /** Resolves when the program has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Runs a Node program with exactly these variables; resolves when it is ready. */
export function startProgram(args: readonly string[], { ready, env, cwd }: Options) {
  const child = spawn(process.execPath, [...args], {
    env: { NODE_ENV: 'production', ...env },
    cwd,
  });
  let output = '';
  return new Promise<Program>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      if (output.length < 20_000) output += chunk.toString();
      const match = ready.exec(output);
      if (!match) return;
      const found = match[1] ?? '';
      resolve({ pid: child.pid, found, stop: (signal) => stop(child, signal) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () =>
      reject(new StopWithMessage(`${args.join(' ')} did not start:\n${output}`)),
    );
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
