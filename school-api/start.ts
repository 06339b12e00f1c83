import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { readConfig } from './config';
import { openDatabase } from './db/open';
import { listen } from './http/listen';
import { sweepOrphans } from './jobs/sweep';
import { createLog } from './log';
import { startMail } from './mail/start-mail';
import { openPayments } from './payments/open-payments';
import { seedOnce } from './seed/seed-once';

/** Opens, fills, listens; resolves when the API answers. */
export async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  try {
    if (config.seed === 'demo') await seedOnce(database.db, new Date());
    const { db } = database;
    const now = () => new Date();
    let ownUrl = '';
    let isStopping = false;
    const payments = await openPayments(config.payments, { db, log, now, ownUrl: () => ownUrl });
    const app = createApp({
      db,
      log,
      mediaFolders: config.mediaFolders,
      payments,
      forms: { now, settings: config.forms },
      ...(!config.production && { outbox: config.mail.school }),
      watch: {
        isStopping: () => isStopping,
        metricsToken: config.metricsToken,
        database: database.kind,
      },
    });
    await sweepOrphans(db, log, config.forms.cv.folder, now());
    const server = await listen(app, config);
    ownUrl = callable(server.url);
    const mail = startMail({
      db,
      log,
      now,
      settings: config.mail,
      production: config.production,
      apiUrl: ownUrl,
    });
    const workers = [mail, ...payments.startWork()];
    const { delayMs, limitMs } = config.shutdown;
    const stop = () => {
      isStopping = true;
      log.info({ event: 'stopping' }, 'school API is stopping');
      void shutDown(log, [
        () => wait(delayMs),
        () => finishAll([server.close(limitMs), ...workers.map((worker) => worker.stop())]),
        database.close,
      ]);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    announce(log, server.url, database.kind, config);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The one line that other programs wait for, so it is written whatever the log level is. */
function announce(log: Logger, url: string, database: string, { dataDir }: Config) {
  const always = log.child({}, { level: 'info' });
  always.info(
    { event: 'listening', pid: process.pid, url, database, dataDir },
    'school API is ready',
  );
}

/** 'Every address' is none that can be called. */
function callable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Requests and background work end side by side, so that both have the whole time. */
async function finishAll(endings: readonly Promise<void>[]) {
  await Promise.all(endings);
}

async function shutDown(log: Logger, closings: readonly (() => Promise<void>)[]) {
  try {
    for (const close of closings) await close();
    log.info({ event: 'stopped' }, 'school API has stopped');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'school API did not stop cleanly');
    process.exit(1);
  }
}
