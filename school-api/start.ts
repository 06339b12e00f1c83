import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { readConfig } from './config';
import { openDatabase } from './db/open';
import { listen } from './http/listen';
import { createLog } from './log';
import { seedOnce } from './seed/seed-once';

/** Opens, fills, listens; resolves when the API answers. */
export async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  try {
    if (config.seed === 'demo') await seedOnce(database.db);
    const { db } = database;
    const app = createApp({ db, log, mediaFolders: config.mediaFolders });
    const server = await listen(app, config);
    const stop = () => void shutDown(log, server.close, database.close);
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
  always.info({ event: 'listening', url, database, dataDir }, 'school API is ready');
}

async function shutDown(
  log: Logger,
  closeServer: () => Promise<void>,
  closeDb: () => Promise<void>,
) {
  try {
    await closeServer();
    await closeDb();
    log.info({ event: 'stopped' }, 'school API has stopped');
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'school API did not stop cleanly');
    process.exit(1);
  }
}
