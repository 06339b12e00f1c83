import { nightly } from '../../db';
import { type Log, startWorker, type Worker } from '../../platform';
import { emptyBin } from './bin';
import { finishArrivals, ownFolder, type PictureDeps } from './folder';
import { isKnownAddress } from './rows';

const PAUSE_MS = 60_000;

type Deps = PictureDeps & { log: Log };

/** Finishes interrupted work after a crash, and empties the bin each night. */
export async function startPictures(deps: Deps): Promise<Worker> {
  const { db, log, now } = deps;
  const isKnown = (address: string) => isKnownAddress(db, address);
  const removed = await finishArrivals(ownFolder(deps), isKnown, now());
  if (removed > 0) log.info({ event: 'picture-sweep', removed }, 'removed abandoned uploads');
  const round = nightly({ db, now, name: 'picture-bin' }, async () => {
    const emptied = await emptyBin(deps);
    log.info({ event: 'picture-bin', removed: emptied }, 'the picture bin was emptied');
  });
  return startWorker({ name: 'pictures', pauseMs: PAUSE_MS, log, round });
}
