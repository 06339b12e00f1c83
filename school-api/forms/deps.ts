import type { Db } from '../db/db';
import type { Log } from '../platform/log';
import type { FormSettings } from './variables';

export type FormDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  settings: FormSettings;
};
