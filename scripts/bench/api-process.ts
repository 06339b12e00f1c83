import { build } from 'esbuild';
import { z } from 'zod';
import { memoryMb } from '../run/memory';
import { API_FLAGS } from '../run/node-flags.mjs';
import { startProgram } from '../run/program';

const PROGRAM = 'build/bench-school-api.mjs';
const listening = z.object({ url: z.string() });
let built: Promise<unknown> | undefined;

/** Bundled as for `npm start`, under another name. */
function buildProgram(): Promise<unknown> {
  return build({
    entryPoints: ['school-api/main.ts'],
    outfile: PROGRAM,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}

/** The school API on a free port; resolves when it listens, with the time that it took. */
export async function startApi(env: Record<string, string>) {
  built ??= buildProgram();
  await built;
  const start = performance.now();
  const program = await startProgram([...API_FLAGS, PROGRAM], {
    ready: /^(.*"event":"listening".*)$/m,
    // Without the caller's variables: a benchmark must not reach a real database, mailbox or provider.
    env: { PATH: process.env.PATH, SCHOOL_API_PORT: '0', ...env },
  });
  return {
    url: listening.parse(JSON.parse(program.found)).url,
    startMs: Math.round(performance.now() - start),
    memoryMb: () => memoryMb(program.pid),
    stop: () => program.stop(),
  };
}
