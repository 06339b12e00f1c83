import type { Retention } from '@/contract/facts/retention';
import { type Db, nightly, purgeDeleted } from '../../db';
import { removeOrphanedFiles } from '../../forms';
import { removeLostCertificates, type TaxSettings } from '../../money';
import { type Log, startWorker, type Worker } from '../../platform';
import { limitsAt } from './limits';
import { removeOutdated } from './run-retention';

const PAUSE_MS = 60_000;

type Deps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** Purges deleted rows from the database's files. */
  purge: (signal: AbortSignal) => Promise<void>;
};
type Settings = { retention: Retention; forms: { cv: { folder: string } }; tax: TaxSettings };

/** The round of a worker, once a night. A failure does not stop the steps after it. */
export function retentionRound({ db, log, now, purge }: Deps, { retention, forms, tax }: Settings) {
  const cvFolder = forms.cv.folder;
  const removeRecords = async (signal: AbortSignal) => {
    const work = { db, limits: limitsAt(now(), retention), cvFolder };
    const counted = await removeOutdated(work, { signal });
    const removed = Object.fromEntries(counted.map(({ name, count }) => [name, count]));
    log.info({ event: 'retention', removed }, 'outdated records were removed');
  };
  const steps = [
    removeRecords,
    // Documents of the deleted applications.
    () => removeOrphanedFiles(db, { log, folder: cvFolder, now: now() }),
    () => removeLostCertificates({ db, log, now }, tax),
    purge,
  ];
  return nightly({ db, now, name: 'retention' }, async (signal) => {
    const failures: unknown[] = [];
    for (const step of steps) {
      if (signal.aborted) return;
      await step(signal).catch((error: unknown) => failures.push(error));
    }
    for (const err of failures)
      log.error({ event: 'retention-failed', err }, 'a step of the night failed');
    // For the worker's figures.
    if (failures.length > 0) throw new Error('the night is incomplete');
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
