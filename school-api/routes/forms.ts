import { Hono } from 'hono';
import type { Db } from '../db/db';
import type { FormSettings } from '../form-variables';
import type { Log } from '../log';
import { contactRoutes } from './contact';
import { jobRoutes } from './jobs';
import { registrationRoutes } from './registration';

/** What the forms of the site need; tests bring a clock of their own. */
export type FormParts = { db: Db; log: Log; now: () => Date; settings: FormSettings };

export function formRoutes(parts: FormParts) {
  return new Hono()
    .route('/', registrationRoutes(parts))
    .route('/', contactRoutes(parts))
    .route('/', jobRoutes(parts));
}
