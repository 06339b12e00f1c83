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
  /** In a running program the process is measured too. */
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
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  if (isProgram && register) {
    collectDefaultMetrics({ register });
    const info = gauge('school_build_info', 'The running version', ['node']);
    info.set({ node: process.versions.node }, 1);
  }
  const up = gauge('school_database_up', 'Whether the database is reachable');
  const orders = gauge('school_orders', 'Payment orders', ['purpose', 'state']);
  const mails = gauge('school_mails', 'Emails by state: pending, or dead if undeliverable', [
    'kind',
    'state',
  ]);
  const missed = gauge('school_mails_missed', 'Emails given up in the last 7 days');
  const mailAge = gauge('school_mail_wait_seconds', 'Age of the oldest unsent email');
  const checkLag = gauge('school_reconcile_lag_seconds', 'Delay of the reconciler');
  const uncertain = gauge(
    'school_orders_uncertain',
    'Orders opened over an hour ago with an unknown outcome',
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
    'Unexpected payments since the start: second payments, or payments of another amount',
    ['kind'],
  );
  const cases = gauge(
    'school_payment_cases',
    'Open cases: second payments, failed refunds, disputes, restored payments',
    ['kind'],
  );
  const cvs = gauge('school_cv_bytes', 'Disk space used by CVs');
  if (cvQuotaBytes !== undefined) {
    gauge('school_cv_quota_bytes', 'Disk space allowed for CVs').set(cvQuotaBytes);
  }
  const diskFree = gauge('school_disk_free_bytes', 'Free space on the disk of SCHOOL_DATA_DIR');
  if (disk)
    gauge('school_disk_reserve_bytes', 'Free space below which CVs are refused').set(
      disk.reserveBytes,
    );
  const rounds = gauge('school_worker_rounds', 'Rounds of background work', ['worker', 'outcome']);
  const limits = gauge('school_limit_reached', 'Requests refused by a limit, since the start', [
    'limit',
  ]);
  const lastRound = gauge(
    'school_worker_last_round_timestamp_seconds',
    'When background work last finished a round',
    ['worker'],
  );

  function setGauges(stats: Stats): void {
    const since = (date: Date | null) => (date ? (now().getTime() - date.getTime()) / 1000 : 0);
    orders.reset();
    for (const { count, ...labels } of stats.orders) orders.set(labels, count);
    mails.reset();
    for (const { count, ...labels } of stats.mails) mails.set(labels, count);
    missed.set(stats.missed);
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
