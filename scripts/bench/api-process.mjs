import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { StopWithMessage } from '../run/stop.mjs';

const PROGRAM = 'build/bench-school-api.mjs';
let built;

/** As the build makes it for `npm start`, under a name of its own. */
function buildProgram() {
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
export async function startApi(env) {
  built ??= buildProgram();
  await built;
  const start = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    // Nothing of the caller's variables: a bench must not reach a real database, mailbox or provider.
    env: { PATH: process.env.PATH, SCHOOL_API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = await listening(child);
  return {
    url,
    startMs: Math.round(performance.now() - start),
    memoryMb: () => residentMb(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function listening(child) {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes('"event":"listening"')) return;
      resolve(JSON.parse(line).url);
    });
    child.once('exit', () => reject(new StopWithMessage('The school API did not start.')));
  });
}

/** What the system counts for the process; only Linux tells it so simply. */
function residentMb(pid) {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  } catch {
    return Number.NaN;
  }
}
