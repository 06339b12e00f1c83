import type { Db } from '../db';
import { type Log, startWorker, type Worker } from '../platform';
import { deliverDue } from './deliver';
import { smtpTransport } from './smtp';
import { terminalTransport } from './terminal';
import type { Attachments } from './transport';
import type { MailSettings } from './variables';

/** Short, because parents wait for their code. */
const POLL_MS = 1000;

type Deps = {
  db: Db;
  log: Log;
  settings: MailSettings;
  attachments: Attachments;
  production: boolean;
  apiUrl: string;
  now: () => Date;
};

/** Starts the worker that sends the mails of the outbox. */
export function startMail({
  db,
  log,
  settings,
  attachments,
  production,
  apiUrl,
  now,
}: Deps): Worker {
  const { smtpUrl, from, school } = settings;
  if (smtpUrl === undefined && production) {
    log.warn({ event: 'no-mail-server' }, 'SMTP_URL is not set: emails stay in the outbox');
    return { stop: async () => undefined };
  }
  const transport =
    smtpUrl === undefined
      ? terminalTransport(apiUrl)
      : smtpTransport(smtpUrl, { name: school.name, address: from });
  const deps = { db, log, now, settings, attachments, transport };
  const round = async (signal: AbortSignal) => void (await deliverDue(deps, signal));
  const worker = startWorker({ name: 'mail', pauseMs: POLL_MS, log, round });
  return {
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
}
