import type { Db } from '../../db';
import { type Log, nightly, startWorker, type Worker } from '../../platform';
import { emptyBin } from './empty-bin';
import { publishDue } from './publish-due';
import { nextDue } from './rows/due';

/** At most: another instance, or a person, may plan something at any time. */
const MOST_PAUSE_MS = 5_000;
/** By the school's clock: few visitors, and after the backup. */
const HOUR = 3;

type Deps = { db: Db; log: Log; now: () => Date };

/** Planned changes, also those that were due while the program was not running; empties the bin at night. */
export function startPublishing({ db, log, now }: Deps): Worker {
  const failed = (error: unknown, id: number) =>
    log.error({ err: error, record: id }, 'a planned change could not be made');
  const tidy = nightly({ now, hour: HOUR }, async (signal) => {
    const removed = await emptyBin(db, now(), signal);
    log.info({ event: 'content-bin', removed }, 'the bin of the content was emptied');
  });
  let pauseMs = MOST_PAUSE_MS;
  const round = async (signal: AbortSignal) => {
    const done = await publishDue({ db, now, failed }, signal);
    if (done > 0) log.info({ event: 'planned-changes', done }, 'planned changes were made');
    await tidy(signal);
    const next = await nextDue(db, now());
    pauseMs = next ? Math.min(MOST_PAUSE_MS, +next - +now()) : MOST_PAUSE_MS;
  };
  return startWorker({ name: 'publish', pauseMs: () => Math.max(0, pauseMs), log, round });
}
