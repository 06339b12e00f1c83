import type { Db } from '../../db';
import type { Log } from '../../platform';

export type SandboxDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** A function, because the address is known only once the API listens. */
  webhookUrl: () => string;
  fetch?: typeof globalThis.fetch;
};
