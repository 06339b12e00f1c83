import { formatInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import type { MailSettings } from '../../mail';
import { type Log, startWorker, type Worker } from '../../platform';
import type { Finding } from '../checks/check';
import { writeNote } from './write-note';

const PAUSE_MS = 60_000;

type Deps = { db: Db; log: Log; now: () => Date; findings: () => Promise<Finding[]> };

/** The round of a worker: once a day, and not in the first minute, when the site may still be starting. */
export function noteRound({ db, now, findings }: Omit<Deps, 'log'>) {
  let isFirst = true;
  let doneDay = '';
  return async (): Promise<void> => {
    const day = formatInIndia(now(), 'yyyy-MM-dd');
    if (!isFirst && day !== doneDay) {
      const outcome = await writeNote({ db, now, findings });
      if (outcome === 'done') doneDay = day;
    }
    isFirst = false;
  };
}

/** Writes to the office once a day, where the public reads the site and there is a mail server. */
export function startNote(
  deps: Deps,
  { mail, isPublic }: { mail: Pick<MailSettings, 'smtpUrl'>; isPublic: boolean },
): Worker[] {
  if (!isPublic || mail.smtpUrl === undefined) return [];
  const round = noteRound(deps);
  return [startWorker({ name: 'daily-note', pauseMs: PAUSE_MS, log: deps.log, round })];
}
