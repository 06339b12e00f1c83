import type { Db } from '../../db';
import { ApiError, type Log } from '../../platform';
import type { Provider } from './provider';

export type PaymentDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Undefined without keys if the sandbox is not allowed either: payments are unavailable. */
  provider: Provider | undefined;
};

export function requireProvider({ provider }: PaymentDeps): Provider {
  if (provider !== undefined) return provider;
  throw new ApiError('unavailable', 'Online payment is not set up. Please contact the school.');
}
