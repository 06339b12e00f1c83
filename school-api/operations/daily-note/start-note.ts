import { formatInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import type { MailSettings } from '../../mail';
import { type Log, startWorker, type Worker } from '../../platform';
import type { Finding } from '../checks/check';
import { writeNote } from './write-note';

const PAUSE_MS = 60_000;

type Mail = Pick<MailSettings, 'office' | 'smtpUrl'>;
type Deps = {
  db: Db;
  log: Log;
  now: () => Date;
  findings: () => Promise<Finding[]>;
  mail: Mail;
};

/** A worker's round: once a day, and not in the first minute, when the site may still be starting. */
export function noteRound(deps: Omit<Deps, 'log'>) {
  let isFirst = true;
  let doneDay = '';
  return async (): Promise<void> => {
    const day = formatInIndia(deps.now(), 'yyyy-MM-dd');
    if (!isFirst && day !== doneDay) {
      const outcome = await writeNote(deps);
      if (outcome === 'done') doneDay = day;
    }
    isFirst = false;
  };
}

/** Writes to the office once a day, if the public reads the site and there is a mail server. */
export function startNote(deps: Deps, { isPublic }: { isPublic: boolean }): Worker[] {
  if (!isPublic || deps.mail.smtpUrl === undefined) return [];
  const round = noteRound(deps);
  return [startWorker({ name: 'daily-note', pauseMs: PAUSE_MS, log: deps.log, round })];
}
