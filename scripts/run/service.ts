import type { Env, Program } from './program';

/** A program at a fixed address that can be restarted, as a service manager does. */
export type Service = {
  url: string;
  pid: () => number;
  output: Program['output'];
  says: Program['says'];
  stop: Program['stop'];
  kill: () => Promise<number>;
  start: (env?: Env) => Promise<void>;
};

/** Its address, and the variables that make it listen there again. */
type Address = { url: string; again: Env };

export async function startService(
  begin: (env: Env) => Promise<Program>,
  addressOf: (program: Program) => Address,
): Promise<Service> {
  let program = await begin({});
  const { url, again } = addressOf(program);
  return {
    url,
    pid: () => program.pid,
    output: () => program.output(),
    says: (text) => program.says(text),
    stop: (signal) => program.stop(signal),
    kill: () => program.stop('SIGKILL'),
    start: async (env) => {
      program = await begin({ ...again, ...env });
    },
  };
}
