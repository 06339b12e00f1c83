import type { Env, Program } from './program';

export type Service = Awaited<ReturnType<typeof startService>>;

/** Its address, and the variables that make it listen there again. */
type Address = { url: string; again: Env };

/** A program at a fixed address that can be restarted, as a service manager does. */
export async function startService(
  begin: (env: Env) => Promise<Program>,
  addressOf: (program: Program) => Address,
) {
  let program = await begin({});
  const { url, again } = addressOf(program);
  return {
    url,
    pid: () => program.pid,
    output: () => program.output(),
    says: (text: string) => program.says(text),
    stop: (signal?: NodeJS.Signals) => program.stop(signal),
    kill: () => program.stop('SIGKILL'),
    start: async (env?: Env) => {
      program = await begin({ ...again, ...env });
    },
  };
}
