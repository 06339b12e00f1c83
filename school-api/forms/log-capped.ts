import type { Log } from '../platform';
import { TotalSendLimitError } from './admissions/send-limits';

/** The limit over all sends is a matter for the office; the visitor gets the error all the same. */
export function logCapped(log: Log) {
  return (error: unknown): never => {
    if (error instanceof TotalSendLimitError) {
      log.error({ event: 'codes-capped' }, 'limit for one-time codes reached');
    }
    throw error;
  };
}
