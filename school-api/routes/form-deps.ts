import type { Db } from '../db/db';
import type { FormSettings } from '../form-variables';
import type { Log } from '../log';
import type { PaperSchool } from '../receipts/pdf/paper-school';

export type FormDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  settings: FormSettings;
  paper: PaperSchool;
};
