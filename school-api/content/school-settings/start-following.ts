import type { Db } from '../../db';
import { type Log, startWorker, type Worker } from '../../platform';
import { followFacts } from './read-facts';

const EVERY_MS = 4_000;

/** Another school API of the same database may be the one that has the office. */
export function startFollowingFacts({ db, log }: { db: Db; log: Log }): Worker {
  return startWorker({ name: 'facts', pauseMs: EVERY_MS, log, round: () => followFacts(db) });
}
