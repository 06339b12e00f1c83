import { spawn } from 'node:child_process';

type Options = { env?: Record<string, string | undefined>; quiet?: boolean };

/** Runs a tool of node_modules; with `quiet` its output is printed in one piece when it ends. */
export function runTool(name: string, args: readonly string[], { env, quiet }: Options = {}) {
  const child = spawn(`node_modules/.bin/${name}`, [...args], {
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise<{ status: number; output: string }>((resolve) => {
    child.once('error', ({ message }) => resolve({ status: 1, output: message }));
    child.once('close', (code) =>
      resolve({ status: code ?? 1, output: Buffer.concat(output).toString() }),
    );
  });
}
