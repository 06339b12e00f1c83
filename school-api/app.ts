import { Hono } from 'hono';
import { RETENTION, type Retention } from '@/contract/facts/retention';
import type { Finding } from './checks/check';
import type { Db } from './db/db';
import { handleErrors } from './http/errors';
import { releaseHeadBody } from './http/head';
import { type AppEnv, requestLog } from './http/request-log';
import { safeHeaders } from './http/safe-headers';
import type { Log } from './log';
import type { MailSchool } from './mail/variables';
import { withheldPictures } from './media/withheld';
import { createMetrics } from './metrics/metrics';
import type { Payments } from './payments/open-payments';
import { type PaperSchool, paperSchool } from './receipts/pdf/paper-school';
import { academicsRoutes } from './routes/academics';
import { admissionRoutes } from './routes/admission';
import { careersRoutes } from './routes/careers';
import { changeRoutes } from './routes/content-changes';
import type { FormDeps } from './routes/form-deps';
import { formRoutes } from './routes/forms';
import { healthRoutes, readyRoutes } from './routes/health';
import { homeRoutes } from './routes/home';
import { listRoutes } from './routes/lists';
import { mediaRoutes } from './routes/media';
import { metricsRoutes } from './routes/metrics';
import { newsRoutes } from './routes/news';
import { outboxRoutes } from './routes/outbox';
import { paymentRoutes } from './routes/payments';
import { previewRoutes } from './routes/preview';
import { privacyRoutes } from './routes/privacy';
import { factRoutes } from './routes/school-facts';
import { studentLifeRoutes } from './routes/student-life';
import type { Disk } from './storage/disk';
import type { TaxSettings } from './tax/variables';

export type AppParts = {
  db: Db;
  log: Log;
  /** Searched in this order. */
  mediaFolders: readonly string[];
  /** Omitted by tests without payments. */
  payments?: Payments;
  /** Registrations of the school; without them no PAN is asked for and no foreign gift is taken. */
  tax?: TaxSettings;
  /** Registration, contact and jobs; without it the API is read-only. */
  forms?: Pick<FormDeps, 'now' | 'settings'>;
  /** How long records are kept; the defaults unless said otherwise. */
  retention?: Retention;
  /** For receipts; the working directory's fonts unless said otherwise. */
  paper?: PaperSchool;
  /** Enables /outbox, with the school's name and contact data for the mails; absent in production. */
  outbox?: MailSchool;
  /** For tests. */
  clock?: () => Date;
  /** Readiness and metrics. */
  watch?: {
    isStopping: () => boolean;
    metricsToken: string | undefined;
    disk?: Disk;
    findings?: () => Promise<Finding[]>;
  };
};

export type App = Hono<AppEnv>;

/** The school API without a socket: start.ts listens, tests call `app.request`. */
export function createApp({
  db,
  log,
  mediaFolders,
  payments,
  tax,
  forms,
  retention = RETENTION,
  paper = paperSchool(),
  outbox,
  clock: now = () => new Date(),
  watch,
}: AppParts): App {
  // Not strict: paths work with and without a trailing slash, without a redirect.
  const app: App = new Hono<AppEnv>({ strict: false });
  const metrics = createMetrics({
    ...{ db, log, now, isProgram: watch !== undefined, disk: watch?.disk },
    cvQuotaBytes: forms?.settings.cv.quotaBytes,
  });
  app.use(releaseHeadBody, requestLog(log, metrics), safeHeaders);
  handleErrors(app, log);
  app.route('/healthz', healthRoutes(db, log));
  const isStopping = watch?.isStopping ?? (() => false);
  const detail = watch?.findings && { token: watch.metricsToken, findings: watch.findings };
  app.route('/readyz', readyRoutes({ db, log, isStopping, disk: watch?.disk, detail }));
  app.route('/metrics', metricsRoutes(metrics, watch?.metricsToken));
  const withheld = withheldPictures(db, () => now().getTime());
  app.route('/media', mediaRoutes(mediaFolders, withheld.has));
  app.route('/api', homeRoutes(db));
  app.route('/api', newsRoutes(db));
  app.route('/api', admissionRoutes(db, tax));
  app.route('/api', academicsRoutes(db));
  app.route('/api', studentLifeRoutes(db));
  app.route('/api', listRoutes(db));
  app.route('/api', careersRoutes(db));
  app.route('/api', changeRoutes({ db, log, now, withheld }));
  app.route('/api', factRoutes(db));
  app.route('/api', previewRoutes({ db, now }));
  if (forms !== undefined) {
    const deps = { db, log, paper, ...forms };
    app.route('/api', formRoutes(deps));
    if (tax !== undefined) app.route('/api', privacyRoutes(deps, { ...tax, ...retention }));
  }
  if (outbox !== undefined) app.route('/outbox', outboxRoutes({ db, log, paper, school: outbox }));
  if (payments !== undefined) {
    const { deps, maxDonationPaise } = payments;
    app.route('/api', paymentRoutes(deps, { maxDonationPaise, tax }));
    if (payments.sandbox !== undefined) app.route('/sandbox', payments.sandbox);
  }
  return app;
}
