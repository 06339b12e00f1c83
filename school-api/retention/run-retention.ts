import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../db/db';
import {
  countAbandoned,
  countCodes,
  countCvs,
  deleteAbandoned,
  deleteCodes,
  forgetCvs,
} from '../repositories/retention';
import type { Limits } from './limits';

/** Small enough that a running site waits for nothing. */
const BATCH = 200;

export type Outdated = { codes: number; applications: number; cvs: number };

export async function countOutdated(db: Db, limits: Limits): Promise<Outdated> {
  return {
    codes: await countCodes(db, limits.codes),
    applications: await countAbandoned(db, limits.applications),
    cvs: await countCvs(db, limits.cvs),
  };
}

/** Removes what is older than its limit; a crash in between leaves the rest for the next run. */
export async function removeOutdated(
  db: Db,
  limits: Limits,
  cvFolder: string,
  removed: (things: number) => void,
): Promise<void> {
  const codes = await countCodes(db, limits.codes);
  await db.transaction((tx) => deleteCodes(tx, limits.codes));
  removed(codes);
  for (let gone = BATCH; gone === BATCH; ) {
    gone = await db.transaction((tx) => deleteAbandoned(tx, limits.applications, BATCH));
    removed(gone);
  }
  for (let gone = BATCH; gone === BATCH; ) {
    // First the rows: a file without a row is swept away at the next start, a row without its file is not.
    const files = await db.transaction((tx) => forgetCvs(tx, limits.cvs, BATCH));
    for (const file of files) await rm(path.join(cvFolder, path.basename(file)), { force: true });
    gone = files.length;
    removed(gone);
  }
}
