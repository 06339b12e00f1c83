import type { Db } from '../db';
import type { Log } from '../platform';
import type { FormSettings } from './variables';

export type FormDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  settings: FormSettings;
};
