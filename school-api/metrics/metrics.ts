import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readRounds } from '../background/rounds';
import type { Db } from '../db/db';
import type { Log } from '../log';
import { type Figures, readFigures } from '../repositories/figures';

const SECONDS = [0.002, 0.01, 0.05, 0.2, 1, 4, 15];

export type Metrics = {
  /** One answered request. */
  observe: (labels: { route: string; method: string; status: number }, seconds: number) => void;
  scrape: () => Promise<{ body: string; type: string }>;
};

type Parts = {
  db: Db;
  log: Log;
  now: () => Date;
  /** The kind of database of a running program, which also has figures of its process. */
  database?: string | undefined;
};

/** What the API counts itself, and what it asks the database at each scrape. */
export function createMetrics({ db, log, now, database }: Parts): Metrics {
  const registers = [new Registry()];
  const [register] = registers;
  const gauge = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const requests = new Histogram({
    name: 'school_http_request_duration_seconds',
    help: 'Answers to the site and others',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  if (database !== undefined && register) {
    collectDefaultMetrics({ register });
    const info = gauge('school_build_info', 'What runs', ['database', 'node']);
    info.set({ database, node: process.versions.node }, 1);
  }
  const up = gauge('school_database_up', 'The database answers');
  const orders = gauge('school_orders', 'Payment orders', ['purpose', 'state']);
  const mails = gauge('school_mails', 'Mails: pending wait, dead are given up', ['kind', 'state']);
  const mailAge = gauge('school_mail_wait_seconds', 'How long the oldest mail has waited');
  const checkLag = gauge('school_reconcile_lag_seconds', 'How late the reconciler is');
  const rounds = gauge('school_worker_rounds', 'Rounds of background work', ['worker', 'outcome']);
  const lastRound = gauge(
    'school_worker_last_round_timestamp_seconds',
    'When background work last ended a round',
    ['worker'],
  );

  function show(figures: Figures): void {
    const since = (date: Date | null) => (date ? (now().getTime() - date.getTime()) / 1000 : 0);
    orders.reset();
    for (const { count, ...labels } of figures.orders) orders.set(labels, count);
    mails.reset();
    for (const { count, ...labels } of figures.mails) mails.set(labels, count);
    mailAge.set(since(figures.mailSince));
    checkLag.set(since(figures.checkSince));
  }

  async function askDatabase(): Promise<void> {
    try {
      show(await readFigures(db, now()));
      up.set(1);
    } catch (error) {
      up.set(0);
      log.warn({ err: error }, 'the database could not be asked for its figures');
    }
  }

  return {
    observe: (labels, seconds) => requests.observe(labels, seconds),
    scrape: async () => {
      await askDatabase();
      for (const [worker, { done, failed, lastAt }] of readRounds()) {
        rounds.set({ worker, outcome: 'done' }, done);
        rounds.set({ worker, outcome: 'failed' }, failed);
        lastRound.set({ worker }, lastAt / 1000);
      }
      const all = Registry.merge(registers);
      return { body: await all.metrics(), type: all.contentType };
    },
  };
}
