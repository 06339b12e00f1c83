import type { Db } from '../db/db';
import type { Log } from '../log';
import type { Provider } from './provider';

/** What everything that moves money is made of; tests put in a clock and a provider of their own. */
export type PaymentParts = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Absent where neither keys are set nor the sandbox may run: then nothing can be paid. */
  provider: Provider | undefined;
};
