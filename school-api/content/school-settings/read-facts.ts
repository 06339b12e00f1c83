import { createHash } from 'node:crypto';
import { setLiveFacts } from '@/content/live-facts';
import {
  FACT_NAMES,
  factFields,
  type SchoolFacts,
  schoolFacts,
} from '@/contract/facts/school-facts';
import { type Db, schoolFacts as table } from '../../db';
import { type Log, startWorker, type Worker } from '../../platform';

type Change = { key: string; at: Date; by: string };

export type KnownFacts = {
  facts: SchoolFacts;
  /** For saving: changes with anything that another person could lose. */
  basedOn: string;
  /** Who changed what, newest first. */
  changes: Change[];
};

/** The office's changes. An invalid row counts as missing. */
export async function readSettings(db: Db): Promise<KnownFacts> {
  const rows = await db.select().from(table);
  const fitting = rows.flatMap(({ key, value }) => {
    const name = FACT_NAMES.find((one) => one === key);
    const parsed = name && factFields[name].safeParse(value);
    return parsed?.success ? [[key, parsed.data]] : [];
  });
  const marks = rows.map(({ key, revision, value }) => [key, revision, value]);
  return {
    facts: schoolFacts.parse(Object.fromEntries(fitting)),
    basedOn: createHash('sha256').update(JSON.stringify(marks.sort())).digest('hex').slice(0, 32),
    changes: rows
      .map(({ key, changedAt: at, changedBy: by }) => ({ key, at, by }))
      .sort((a, b) => b.at.getTime() - a.at.getTime()),
  };
}

/** Keeps this process's emails, PDFs and checks in step with the site. */
export async function followFacts(db: Db): Promise<void> {
  setLiveFacts((await readSettings(db)).facts);
}

const POLL_INTERVAL_MS = 4_000;

/** The office may run in another school API on the same database. */
export function startFollowingFacts({ db, log }: { db: Db; log: Log }): Worker {
  return startWorker({
    name: 'facts',
    pauseMs: POLL_INTERVAL_MS,
    log,
    round: () => followFacts(db),
  });
}
