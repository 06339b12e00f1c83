import { type ExecFileException, execFile } from 'node:child_process';
import path from 'node:path';
import { EXIT } from './heic-exit.mjs';
import { MAX_SIDE, MAX_WHOLE_PIXELS, refuse } from './limits';

/** Below the root, since the bundle is elsewhere. */
const PROGRAM = path.join('school-api', 'content', 'pictures', 'heic-process.mjs');
/** 256 MB: 30 million pixels need half of it. */
const MEMORY = ['--wasm-max-mem-pages=4096', '--max-old-space-size=64'];
const TIMEOUT_MS = 60_000;

/** Converts it to PNG in a separate process: the decoder is complex, and its input untrusted. */
export function decodeHeic(from: string, to: string, timeout = TIMEOUT_MS): Promise<void> {
  const limits = [String(MAX_WHOLE_PIXELS), String(MAX_SIDE)];
  // Without our environment, which contains secrets.
  const env = { NODE_ENV: 'production' } as const;
  const options = { timeout, killSignal: 'SIGKILL', env } as const;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...MEMORY, PROGRAM, from, to, ...limits], options, (error) =>
      error === null ? resolve() : reject(refusalOf(error)),
    );
  });
}

/** An error that is not the file's fault is rethrown and logged. */
function refusalOf(error: ExecFileException): Error {
  const { code, killed, signal } = error;
  if (code === EXIT.tooManyPixels) return refuse('tooManyPixels');
  if (killed) return refuse('slow');
  return code === EXIT.broken || signal ? refuse('broken') : error;
}
