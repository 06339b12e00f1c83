import type { Retention } from '@/contract/facts/retention';
import { type Db, purgeDeleted } from '../../db';
import { removeOrphanedFiles } from '../../forms';
import { removeLostCertificates, type TaxSettings } from '../../money';
import { type Log, nightly, startWorker, type Worker } from '../../platform';
import { limitsAt } from './limits';
import { removeOutdated } from './run-retention';

const PAUSE_MS = 60_000;
/** School time: few visitors, and before the backup of deploy/systemd. */
const HOUR = 3;

type Deps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Purges deleted rows from the database's files. */
  purge: (signal: AbortSignal) => Promise<void>;
};
type Settings = { retention: Retention; forms: { cv: { folder: string } }; tax: TaxSettings };

/** The round of a worker, once a night. */
export function retentionRound({ db, log, now, purge }: Deps, { retention, forms, tax }: Settings) {
  return nightly({ now, hour: HOUR }, async (signal) => {
    const work = { db, limits: limitsAt(now(), retention), cvFolder: forms.cv.folder };
    const counted = await removeOutdated(work, { signal });
    // Documents of the deleted applications.
    await removeOrphanedFiles(db, { log, folder: work.cvFolder, now: now() });
    const removed = Object.fromEntries(counted.map(({ name, count }) => [name, count]));
    log.info({ event: 'retention', removed }, 'outdated records were removed');
    await removeLostCertificates({ db, log, now }, tax);
    await purge(signal);
  });
}

export function startRetention(
  deps: Omit<Deps, 'purge'>,
  settings: Settings & { databaseUrl: string | undefined },
): Worker {
  const { db, log } = deps;
  const ownServer = settings.databaseUrl === undefined;
  const purge = (signal: AbortSignal) => purgeDeleted(db, { log, ownServer, signal });
  const round = retentionRound({ ...deps, purge }, settings);
  return startWorker({ name: 'retention', pauseMs: PAUSE_MS, log, round });
}
