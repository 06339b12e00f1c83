import type { Db } from '../db/db';
import type { FormSettings } from '../form-variables';
import type { Log } from '../log';

/** What the forms of the site need; tests bring a clock of their own. */
export type FormParts = { db: Db; log: Log; now: () => Date; settings: FormSettings };
