import { type ChildProcess, spawn } from 'node:child_process';
import { freePorts } from '../../scripts/run/ports.mjs';

/** A running program with its output. */
export type Program = { output: () => string; stop: (signal?: NodeJS.Signals) => Promise<number> };

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Resolves when the output matches `ready`; rejects with the output when the program ends first. */
export function run(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
  cwd = '.',
): Promise<Program> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  let text = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (ready.test(text)) resolve({ output: () => text, stop: (signal) => end(child, signal) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${text}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code, by) => resolve(code ?? (by ? 128 : 0)));
    child.kill(signal);
  });
}
