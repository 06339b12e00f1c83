import { Hono } from 'hono';
import type { Db } from './db/db';
import { answerErrors } from './http/errors';
import { type AppEnv, requestLog } from './http/request-log';
import { safeHeaders } from './http/safe-headers';
import type { Log } from './log';
import type { MailSchool } from './mail/variables';
import { createMetrics } from './metrics/metrics';
import type { Payments } from './payments/open-payments';
import { academicsRoutes } from './routes/academics';
import { admissionRoutes } from './routes/admission';
import { careersRoutes } from './routes/careers';
import type { FormParts } from './routes/form-parts';
import { formRoutes } from './routes/forms';
import { healthRoutes, readyRoutes } from './routes/health';
import { homeRoutes } from './routes/home';
import { mediaRoutes } from './routes/media';
import { metricsRoutes } from './routes/metrics';
import { newsRoutes } from './routes/news';
import { outboxRoutes } from './routes/outbox';
import { paymentRoutes } from './routes/payments';
import { programmesRoutes } from './routes/programmes';
import { studentLifeRoutes } from './routes/student-life';

export type AppParts = {
  db: Db;
  log: Log;
  /** Where pictures and files are looked for, the first folder first. */
  mediaFolders: readonly string[];
  /** Left out where a test has nothing to do with money. */
  payments?: Payments;
  /** Registration, contact and jobs; without it the API only reads. */
  forms?: Pick<FormParts, 'now' | 'settings'>;
  /** For whom the mails at /outbox are written; absent in production. */
  outbox?: MailSchool;
  /** For the people who watch it. */
  watch?: { isStopping: () => boolean; metricsToken: string | undefined; database: string };
};

export type App = Hono<AppEnv>;

/** The whole school API without a socket: main.ts listens, tests call `app.request`. */
export function createApp({
  db,
  log,
  mediaFolders,
  payments,
  forms,
  outbox,
  watch,
}: AppParts): App {
  // Not strict: a path answers with and without its last slash, and nothing is redirected.
  const app: App = new Hono<AppEnv>({ strict: false });
  const now = () => new Date();
  const metrics = createMetrics({ db, log, now, database: watch?.database });
  app.use(requestLog(log, metrics), safeHeaders);
  answerErrors(app, log);
  app.route('/healthz', healthRoutes(db, log));
  app.route('/readyz', readyRoutes(db, log, watch?.isStopping ?? (() => false)));
  app.route('/metrics', metricsRoutes(metrics, watch?.metricsToken));
  app.route('/media', mediaRoutes(mediaFolders));
  app.route('/api', homeRoutes(db));
  app.route('/api', newsRoutes(db));
  app.route('/api', admissionRoutes(db));
  app.route('/api', academicsRoutes(db));
  app.route('/api', studentLifeRoutes(db));
  app.route('/api', programmesRoutes(db));
  app.route('/api', careersRoutes(db));
  if (forms !== undefined) app.route('/api', formRoutes({ db, log, ...forms }));
  if (outbox !== undefined) app.route('/outbox', outboxRoutes(db, outbox));
  if (payments !== undefined) {
    app.route('/api', paymentRoutes(payments.parts, payments.maxDonationPaise));
    if (payments.sandbox !== undefined) app.route('/sandbox', payments.sandbox);
  }
  return app;
}
