import type { Db } from '../../db';
import type { Log } from '../../platform';
import type { Provider } from './provider';

export type PaymentDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Undefined without keys when the sandbox is not allowed either: payments are unavailable. */
  provider: Provider | undefined;
};
