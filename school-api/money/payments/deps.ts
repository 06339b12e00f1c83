import type { Db } from '../../db/db';
import type { Log } from '../../platform/log';
import type { Provider } from './provider';

export type PaymentDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Undefined without keys when the sandbox is not allowed either: payments are unavailable. */
  provider: Provider | undefined;
};
