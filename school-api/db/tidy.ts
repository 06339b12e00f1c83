import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { nightly } from '../background/nightly';
import { startWorker, type Worker } from '../background/worker';
import type { Log } from '../log';
import type { Db } from './db';

const PAUSE_MS = 60_000;
/** By the school's clock, after retention has deleted. */
const HOUR = 4;

const tables = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * What a server does by itself (autovacuum) and PGlite does not: gives back the space of old versions of
 * rows, marks pages that an index alone can answer for, and counts what plans are chosen by. A table at a
 * time, because nothing else runs meanwhile.
 */
export async function tidyDatabase(db: Db, signal?: AbortSignal): Promise<void> {
  const found = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  for (const { name } of tables.parse(found).rows) {
    if (signal?.aborted) return;
    await db.execute(sql`vacuum (analyze) ${sql.identifier(name)}`);
    await nextTurn();
  }
}

type Deps = { db: Db; log: Log; now: () => Date };

/** For PGlite only. */
export function startTidying({ db, log, now }: Deps): Worker {
  const round = nightly({ now, hour: HOUR }, async (signal) => {
    await tidyDatabase(db, signal);
    log.info({ event: 'database-tidied' }, 'the database was tidied');
  });
  return startWorker({ name: 'tidy database', pauseMs: PAUSE_MS, log, round });
}
