import type { Log } from '../platform';
import { TotalSendLimitError } from './admissions/send-limits';

/** The office must learn about the global limit; the visitor still gets the error. */
export function logCapped(log: Log) {
  return (error: unknown): never => {
    if (error instanceof TotalSendLimitError) {
      log.error({ event: 'codes-capped' }, 'limit for one-time codes reached');
    }
    throw error;
  };
}
