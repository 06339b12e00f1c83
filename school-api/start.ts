import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { readConfig } from './config';
import {
  followFacts,
  seedOnce,
  startFollowingFacts,
  startPictures,
  startPublishing,
} from './content';
import { openDatabase, removeUnfinishedRestores } from './db';
import { removeOrphanedFiles } from './forms';
import { startMail } from './mail';
import { guardPanKey, openPayments, receiptAttachments, removeLostCertificates } from './money';
import { officeCheck, openOffice } from './office';
import {
  cacheFindings,
  liveDeps,
  refuseDemoSchool,
  runChecks,
  startNote,
  startReleasing,
  startReminders,
} from './operations';
import { createLog, listen } from './platform';
import { startRetention } from './privacy';
import { seedTemplates } from './records';

/** For requests in progress; the supervisor waits ten seconds longer. */
const STOP_LIMIT_MS = 25_000;

/** Opens and seeds the database, then listens; resolves when the API accepts requests. */
export async function start(): Promise<void> {
  const config = readConfig();
  refuseDemoSchool(config);
  const log = createLog(config.logLevel);
  await removeUnfinishedRestores(config.dataDir);
  const database = await openDatabase(config, { log });
  try {
    await guardPanKey(database.db, config.tax.panKey);
    await seedTemplates(database.db, new Date());
    if (config.seed === 'demo') await seedOnce(database.db, new Date());
    const { db } = database;
    await followFacts(db);
    const now = () => new Date();
    let ownUrl = '';
    let isStopping = false;
    const findings = cacheFindings(
      () => runChecks(liveDeps({ db, config, now }), { others: [officeCheck] }),
      now,
    );
    const payments = await openPayments(config.payments, { db, log, now, ownUrl: () => ownUrl });
    const app = createApp({
      db,
      log,
      mediaFolders: config.mediaFolders,
      payments,
      tax: config.tax,
      forms: { now, settings: config.forms },
      retention: config.retention,
      pdfSchool: config.pdfSchool,
      ...(!config.production && { outbox: config.mail.school }),
      watch: {
        isStopping: () => isStopping,
        metricsToken: config.metricsToken,
        disk: { folder: config.dataDir, reserveBytes: config.forms.cv.reserveBytes },
        findings,
      },
    });
    await removeOrphanedFiles(db, { log, folder: config.forms.cv.folder, now: now() });
    await removeLostCertificates({ db, log, now }, config.tax);
    const server = await listen(app, config);
    ownUrl = toClientUrl(server.url);
    // Other programs wait for these lines, so they are written at any log level.
    const always = log.child({}, { level: 'info' });
    const office = await openOffice({ db, log, now, config, findings }, always);
    const mail = startMail({
      db,
      log,
      now,
      settings: config.mail,
      attachments: receiptAttachments({ db, log, pdfSchool: config.pdfSchool }),
      production: config.production,
      apiUrl: ownUrl,
    });
    const note = startNote({ db, log, now, findings, mail: config.mail }, config);
    const reminders = startReminders({ db, log, now }, config);
    const retention = startRetention({ db, log, now }, config);
    const releasing = startReleasing({ db, log, now }, config);
    const pictures = await startPictures({ db, log, now, mediaFolders: config.mediaFolders });
    const facts = startFollowingFacts({ db, log });
    const publishing = startPublishing({ db, log, now });
    const workers = [
      mail,
      ...note,
      ...reminders,
      retention,
      pictures,
      publishing,
      releasing,
      facts,
      ...payments.startWork(),
    ];
    const stop = () => {
      isStopping = true;
      log.info({ event: 'stopping' }, 'school API is stopping');
      void shutDown(log, [
        () =>
          finishAll([
            ...[server, office].map((listening) => listening.close(STOP_LIMIT_MS)),
            ...workers.map((worker) => worker.stop()),
          ]),
        database.close,
      ]);
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    announce(always, server.url, config);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function announce(log: Logger, url: string, { dataDir }: Config) {
  log.info({ event: 'listening', pid: process.pid, url, dataDir }, 'school API is ready');
}

/** Replaces the wildcard address, to which clients cannot connect. */
function toClientUrl(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** In parallel, so that requests and background work each have the full time limit. */
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
