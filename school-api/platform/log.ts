import { type Logger, pino } from 'pino';
import { errorFacts } from './error-facts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Writes one JSON line per event to standard output. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'school-api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorFacts(error) },
  });
}
