import type { Db } from '../db/db';
import type { PaperSchool } from '../money/receipts/pdf/paper-school';
import type { Log } from '../platform/log';
import type { FormSettings } from './variables';

export type FormDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  settings: FormSettings;
  paper: PaperSchool;
};
