import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { programFile } from '../support/programs';

const ready = z.object({ event: z.literal('listening'), url: z.string() });

export type ApiProcess = {
  url: string;
  pid: number;
  output: string[];
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the school API as a process on a free port; resolves when it listens. */
export function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [programFile('school-api')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      SCHOOL_API_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      output.push(line);
      const url = urlOf(line);
      if (url === undefined || child.pid === undefined) return;
      const stop = (signal: NodeJS.Signals) => end(child, ended, signal);
      resolve({ url, pid: child.pid, output, stop });
    };
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
    child.once('exit', () => reject(new Error(`the API ended:\n${output.join('\n')}`)));
  });
}

function end(child: ChildProcess, ended: Promise<number | null>, signal: NodeJS.Signals) {
  child.kill(signal);
  return ended;
}

function urlOf(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const parsed = ready.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data.url : undefined;
}
