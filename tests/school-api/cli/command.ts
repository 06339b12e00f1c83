import { execFile } from 'node:child_process';
import { programFile } from '../../support/programs';

/** The command line as a program, with settings. */
export function schoolWith(more: Record<string, string>, ...args: string[]) {
  const command = [programFile('school-cli'), ...args];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...more } as const;
  return new Promise<{ code: unknown; out: string; told: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, told) =>
      resolve({ code: error === null ? 0 : error.code, out, told }),
    );
  });
}
