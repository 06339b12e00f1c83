import { execFile } from 'node:child_process';
import { ApiError, invalid, type Log } from '../../platform';

const TIMEOUT_MS = 60_000;

/** Runs the configured scanner with the file as its last argument; exit code 0 accepts the file. */
export async function scan(
  file: string,
  { command, field, log }: { command: string; field: string; log: Log },
): Promise<void> {
  const [program = '', ...args] = command.trim().split(/\s+/);
  const code = await new Promise<number | string | undefined>((resolve) => {
    execFile(program, [...args, file], { timeout: TIMEOUT_MS }, (error) =>
      resolve(error === null ? 0 : (error.code ?? 'stopped')),
    );
  });
  if (code === 0) return;
  log.warn({ event: 'cv-scan', code }, 'the scanner rejected a file or could not run');
  if (typeof code === 'number') throw invalid({ [field]: 'We cannot accept this file' });
  throw new ApiError('unavailable', 'We could not check your file. Please try again later.');
}
