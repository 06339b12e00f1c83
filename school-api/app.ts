import { Hono } from 'hono';
import { RETENTION, type Retention } from '@/contract/facts/retention';
import {
  changeRoutes,
  factRoutes,
  mediaRoutes,
  previewRoutes,
  readRoutes,
  withheldPictures,
} from './content';
import type { Db } from './db';
import { type FormDeps, formRoutes, isOver, privacyControls, readFullDates } from './forms';
import { type MailSchool, outboxRoutes } from './mail';
import {
  createPdfSchool,
  donationControls,
  type Payments,
  type PdfSchool,
  paymentRoutes,
  purposeTotalRoutes,
  receiptAttachments,
  receiptRoutes,
  type TaxSettings,
  transferRoutes,
} from './money';
import {
  createMetrics,
  type Finding,
  healthRoutes,
  metricsRoutes,
  readyRoutes,
} from './operations';
import {
  type AppEnv,
  type Disk,
  handleErrors,
  type Log,
  releaseHeadBody,
  requestLog,
  safeHeaders,
} from './platform';
import { privacyRoutes } from './privacy';

export type AppParts = {
  db: Db;
  log: Log;
  /** Searched in this order. */
  mediaFolders: readonly string[];
  /** Omitted by tests without payments. */
  payments?: Payments;
  /** Without these, donors are not asked for a PAN and foreign donations are refused. */
  tax?: TaxSettings;
  /** Registration, contact and jobs; without it the API is read-only. */
  forms?: Pick<FormDeps, 'now' | 'settings'>;
  /** How long records are kept; defaults apply if omitted. */
  retention?: Retention;
  /** For receipts; by default with the working directory's fonts. */
  pdfSchool?: PdfSchool;
  /** Enables /outbox, with the school's contact data for the emails; absent in production. */
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
  pdfSchool = createPdfSchool(),
  outbox,
  clock: now = () => new Date(),
  watch,
}: AppParts): App {
  // Not strict: paths work with and without a trailing slash, without a redirect.
  const app: App = new Hono<AppEnv>({ strict: false });
  const metrics = createMetrics({
    db,
    log,
    now,
    isProgram: watch !== undefined,
    disk: watch?.disk,
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
  const controls = () => [...donationControls(tax, now()), ...privacyControls];
  const formNow = forms?.now ?? now;
  const fullDates = () => readFullDates(db, formNow());
  const dates = { fullDates, isOver: (date: string) => isOver(date, formNow()) };
  app.route('/api', readRoutes({ db, log }, { controls, ...dates }));
  app.route('/api', changeRoutes({ db, log, now, withheld }));
  app.route('/api', factRoutes(db));
  app.route('/api', purposeTotalRoutes(db));
  app.route('/api', previewRoutes({ db, now }));
  if (forms !== undefined) {
    const deps = { db, log, ...forms };
    app.route('/api', formRoutes(deps));
    app.route('/api', transferRoutes(deps, tax));
    app.route('/api', receiptRoutes({ db, now: forms.now, pdfSchool, tax }));
    if (tax !== undefined) app.route('/api', privacyRoutes(deps, { ...tax, ...retention }));
  }
  if (outbox !== undefined) {
    const attachments = receiptAttachments({ db, log, pdfSchool });
    app.route('/outbox', outboxRoutes({ db, attachments, school: outbox }));
  }
  if (payments !== undefined) {
    const { deps, maxDonationPaise } = payments;
    app.route('/api', paymentRoutes(deps, { maxDonationPaise, tax }));
    if (payments.sandbox !== undefined) app.route('/sandbox', payments.sandbox);
  }
  return app;
}
