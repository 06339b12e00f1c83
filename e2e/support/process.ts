import { freePorts } from '../../scripts/run/ports.mjs';
import { type Program, startProgram } from '../../scripts/run/program';

export type { Program };

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Resolves when the output matches `ready`; rejects with the output if the program ends first. */
export function run(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
  cwd = '.',
): Promise<Program> {
  return startProgram(args, { env: { ...process.env, ...env }, ready, cwd });
}
