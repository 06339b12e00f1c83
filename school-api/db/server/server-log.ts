import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Log } from '../../platform';

const LEVELS: Record<string, keyof Log> = {
  WARNING: 'warn',
  ERROR: 'error',
  FATAL: 'warn',
  PANIC: 'error',
};

/** Limit of the output kept from before it was ready. */
const KEPT = 20_000;

/** Forwards the server's lines to our log, and keeps early ones for error messages. */
export function readServerLog(stream: Readable, log: Log, onReady: () => void) {
  let output = '';
  let isReady = false;
  createInterface({ input: stream }).on('line', (line) => {
    if (!isReady) output = `${output}${line}\n`.slice(-KEPT);
    const [, severity = '', text = line] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? [];
    log[LEVELS[severity] ?? 'info']({ event: 'database-server' }, text);
    if (!isReady && text.includes('ready to accept connections')) {
      isReady = true;
      onReady();
    }
  });
  return { output: () => output };
}
