import type { Db } from '../../db';
import type { FormSettings } from '../../forms';
import type { TaxSettings } from '../../money';
import { type Log, newToken, startWorker, type Worker } from '../../platform';
import { recordAccess } from '../../privacy';
import { readDue, releaseDecisions } from '../../records';

const PAUSE_MS = 5_000;

type Deps = { db: Db; log: Log; now: () => Date };
type Settings = { forms: FormSettings; tax: TaxSettings };

/** Decisions whose time has come, even while the program was not running; each person's in one transaction. */
export function startReleasing({ db, log, now }: Deps, settings: Settings): Worker {
  const round = async () => {
    const released = await releaseDue(db, now(), settings);
    if (released > 0)
      log.info({ event: 'decisions-released', released }, 'decisions were released');
  };
  return startWorker({ name: 'release', pauseMs: PAUSE_MS, log, round });
}

export async function releaseDue(db: Db, now: Date, settings: Settings): Promise<number> {
  const due = await readDue(db, now);
  let released = 0;
  for (const email of new Set(due.map(({ releaseBy }) => releaseBy?.email))) {
    const own = due.filter(({ releaseBy }) => releaseBy?.email === email);
    const person = own[0]?.releaseBy;
    if (!person) continue;
    const ids = own.map(({ applicationId }) => applicationId);
    await releaseDecisions(db, ids, {
      person,
      batch: newToken(),
      settings,
      now,
      isMeant: ({ releaseAt }) => releaseAt !== null && releaseAt <= now,
      audit: async (entries, tx) => {
        released += entries.length;
        const lines = entries.map((entry) => ({ ...entry, actor: `office (${email})` }));
        await recordAccess(tx, lines, { now, panKey: settings.tax.panKey });
      },
    });
  }
  return released;
}
