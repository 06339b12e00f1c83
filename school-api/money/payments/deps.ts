import type { ErrorCode } from '@/contract';
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

/** `conflict` reaches the visitor; by default the call is repeated, so that no payment is lost. */
export function requireProvider(
  { provider }: PaymentDeps,
  code: ErrorCode = 'unavailable',
): Provider {
  if (provider !== undefined) return provider;
  throw new ApiError(code, 'Online payment is not set up. Please contact the school.');
}
