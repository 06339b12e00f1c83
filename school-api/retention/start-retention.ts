import { nightly } from '../background/nightly';
import { startWorker, type Worker } from '../background/worker';
import type { Config } from '../config';
import type { Db } from '../db/db';
import type { Log } from '../log';
import { limitsAt } from './limits';
import { removeOutdated } from './run-retention';

const PAUSE_MS = 60_000;
/** By the school's clock: few visitors, and after the backup. */
const HOUR = 3;

type Deps = { db: Db; log: Log; now: () => Date };
type Settings = Pick<Config, 'retention' | 'forms'>;

/** The round of a worker, once a night. */
export function retentionRound({ db, log, now }: Deps, { retention, forms }: Settings) {
  return nightly({ now, hour: HOUR }, async (signal) => {
    const work = { db, limits: limitsAt(now(), retention), cvFolder: forms.cv.folder };
    const counted = await removeOutdated(work, { signal });
    const removed = Object.fromEntries(counted.map(({ name, count }) => [name, count]));
    log.info({ event: 'retention', removed }, 'outdated records were removed');
  });
}

export function startRetention(deps: Deps, settings: Settings): Worker {
  const round = retentionRound(deps, settings);
  return startWorker({ name: 'retention', pauseMs: PAUSE_MS, log: deps.log, round });
}
