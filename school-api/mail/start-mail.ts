import { startWorker, type Worker } from '../background/worker';
import type { Db } from '../db/db';
import type { Log } from '../log';
import { deliverDue } from './deliver';
import { smtpTransport } from './smtp';
import { terminalTransport } from './terminal';
import type { MailSettings } from './variables';

/** A parent waits for the code at the screen, so the outbox is looked at every second. */
const PAUSE_MS = 1000;

type Parts = {
  db: Db;
  log: Log;
  settings: MailSettings;
  production: boolean;
  apiUrl: string;
  now: () => Date;
};

/** Sends what is in the outbox, from now until it is stopped. */
export function startMail({ db, log, settings, production, apiUrl, now }: Parts): Worker {
  const { smtpUrl, from, school } = settings;
  if (smtpUrl === undefined && production) {
    log.warn({ event: 'no-mail-server' }, 'SMTP_URL is not set: mails wait in the outbox');
    return { stop: async () => undefined };
  }
  const transport =
    smtpUrl === undefined
      ? terminalTransport(apiUrl)
      : smtpTransport(smtpUrl, { name: school.name, address: from });
  const parts = { db, log, now, settings, transport };
  const round = async (signal: AbortSignal) => void (await deliverDue(parts, signal));
  const worker = startWorker({ name: 'mail', pauseMs: PAUSE_MS, log, round });
  return {
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
}
