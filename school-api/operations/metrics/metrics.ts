import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '../../db';
import { anomalyCounts } from '../../money';
import { type Disk, freeBytes, type Log, limitCounts, roundCounts } from '../../platform';
import { readStats, type Stats } from './stats';

const BUCKETS_SECONDS = [0.002, 0.01, 0.05, 0.2, 1, 4, 15];

export type Metrics = {
  observe: (labels: { route: string; method: string; status: number }, seconds: number) => void;
  scrape: () => Promise<{ body: string; type: string }>;
};

type Deps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Of a running program: the process is measured too. */
  isProgram?: boolean;
  disk?: Disk | undefined;
  cvQuotaBytes?: number | undefined;
};

/** Counters of this process, and gauges that are read from the database at each scrape. */
export function createMetrics(deps: Deps): Metrics {
  const { db, log, now, isProgram, disk, cvQuotaBytes } = deps;
  const registers = [new Registry()];
  const [register] = registers;
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const requests = new Histogram({
    name: 'school_http_request_duration_seconds',
    help: 'Answers to the site and others',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  if (isProgram && register) {
    collectDefaultMetrics({ register });
    const info = gauge('school_build_info', 'What runs', ['node']);
    info.set({ node: process.versions.node }, 1);
  }
  const up = gauge('school_database_up', 'The database answers');
  const orders = gauge('school_orders', 'Payment orders', ['purpose', 'state']);
  const mails = gauge('school_mails', 'Mails: pending wait, dead are given up', ['kind', 'state']);
  const mailAge = gauge('school_mail_wait_seconds', 'How long the oldest mail has waited');
  const checkLag = gauge('school_reconcile_lag_seconds', 'How late the reconciler is');
  const uncertain = gauge(
    'school_orders_uncertain',
    'Orders whose payment was begun over an hour ago without an end',
  );
  const paidAt = gauge(
    'school_payment_last_timestamp_seconds',
    'When an order was last paid; 0 before the first',
  );
  const webhookAt = gauge(
    'school_payment_webhook_last_timestamp_seconds',
    'When the payment provider last sent an event; 0 before the first',
  );
  const anomalies = gauge(
    'school_payment_anomalies',
    'Payments that a person has to look at, since the start: of a paid order, or of another amount',
    ['kind'],
  );
  const cases = gauge(
    'school_payment_cases',
    'What waits for the office after payments: second ones, failed refunds, open disputes, restored ones',
    ['kind'],
  );
  const cvs = gauge('school_cv_bytes', 'What all stored CVs take on the disk');
  if (cvQuotaBytes !== undefined) {
    gauge('school_cv_quota_bytes', 'What they may take').set(cvQuotaBytes);
  }
  const diskFree = gauge('school_disk_free_bytes', 'Free on the disk of SCHOOL_DATA_DIR');
  if (disk) gauge('school_disk_reserve_bytes', 'What no CV takes of it').set(disk.reserveBytes);
  const rounds = gauge('school_worker_rounds', 'Rounds of background work', ['worker', 'outcome']);
  const limits = gauge('school_limit_reached', 'Refused because of a limit, since the start', [
    'limit',
  ]);
  const lastRound = gauge(
    'school_worker_last_round_timestamp_seconds',
    'When background work last ended a round',
    ['worker'],
  );

  function setGauges(stats: Stats): void {
    const since = (date: Date | null) => (date ? (now().getTime() - date.getTime()) / 1000 : 0);
    orders.reset();
    for (const { count, ...labels } of stats.orders) orders.set(labels, count);
    mails.reset();
    for (const { count, ...labels } of stats.mails) mails.set(labels, count);
    mailAge.set(since(stats.mailSince));
    checkLag.set(since(stats.checkSince));
    const seconds = (date: Date | null) => (date ? date.getTime() / 1000 : 0);
    paidAt.set(seconds(stats.paidAt));
    webhookAt.set(seconds(stats.webhookAt));
    uncertain.set(stats.uncertain);
    for (const [kind, number] of Object.entries(stats.cases)) cases.set({ kind }, number);
    cvs.set(stats.cvBytes);
  }

  async function readDatabase(): Promise<void> {
    try {
      setGauges(await readStats(db, now()));
      up.set(1);
    } catch (error) {
      up.set(0);
      log.warn({ err: error }, 'the metrics could not be read from the database');
    }
  }

  async function readDisk(): Promise<void> {
    if (disk) diskFree.set(await freeBytes(disk.folder).catch(() => 0));
  }

  return {
    observe: (labels, seconds) => requests.observe(labels, seconds),
    scrape: async () => {
      await readDatabase();
      await readDisk();
      for (const [worker, { done, failed, lastAt }] of roundCounts()) {
        rounds.set({ worker, outcome: 'done' }, done);
        rounds.set({ worker, outcome: 'failed' }, failed);
        lastRound.set({ worker }, lastAt / 1000);
      }
      for (const [limit, times] of limitCounts()) limits.set({ limit }, times);
      for (const [kind, times] of anomalyCounts()) anomalies.set({ kind }, times);
      const all = Registry.merge(registers);
      return { body: await all.metrics(), type: all.contentType };
    },
  };
}
