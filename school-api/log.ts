import { type Logger, pino } from 'pino';
import { errorFacts } from './error-facts';

export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** One JSON line an event, on standard output. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'school-api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorFacts(error) },
  });
}
