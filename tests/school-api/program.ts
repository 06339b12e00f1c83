import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { closing } from '../support/closing';
import { programFile } from '../support/programs';

const LISTENING = /"event":"listening".*"url":"([^"]+)"/;

export type Program = { child: ChildProcess; output: string[]; errors: string[]; url: string };

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [programFile('school-api')], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', SCHOOL_API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const errors: string[] = [];
  closing(async () => {
    const isEnded = child.exitCode !== null || child.signalCode !== null;
    if (!isEnded && child.kill('SIGKILL')) await once(child, 'close');
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => output.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  return { child, output, errors, lines };
}

/** Starts the API as a process and waits until it listens. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const { child, output, errors, lines } = launch(env);
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [, url] = LISTENING.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once('close', () => reject(new Error(errors.join('\n'))));
  });
  return { child, output, errors, url };
}

/** Starts the API with settings that make it fail; resolves when it has exited. */
export async function startExpectingFailure(env: Record<string, string>) {
  const { child, output, errors } = launch(env);
  await once(child, 'close');
  return { code: child.exitCode, output, errors };
}

export async function end({ child }: Program, signal: NodeJS.Signals): Promise<number | null> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
  return child.exitCode;
}
