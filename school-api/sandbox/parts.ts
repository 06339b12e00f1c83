import type { Db } from '../db/db';
import type { Log } from '../log';

export type SandboxParts = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Where its webhooks go; asked at each delivery, because the address is known late. */
  webhookUrl: () => string;
  fetch?: typeof globalThis.fetch;
};
