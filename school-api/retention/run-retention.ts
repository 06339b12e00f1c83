import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../db/db';
import {
  clearCvs,
  countAbandoned,
  countCodes,
  countCvs,
  deleteAbandoned,
  deleteCodes,
} from '../repositories/retention';
import type { Limits } from './limits';

/** Small, to keep transactions short while the site runs. */
const BATCH = 200;

export type Outdated = { codes: number; applications: number; cvs: number };

export async function countOutdated(db: Db, limits: Limits): Promise<Outdated> {
  return {
    codes: await countCodes(db, limits.codes),
    applications: await countAbandoned(db, limits.applications),
    cvs: await countCvs(db, limits.cvs),
  };
}

/** Deletes in batches; after a crash the next run continues. */
export async function removeOutdated(
  db: Db,
  limits: Limits,
  cvFolder: string,
  onRemoved: (count: number) => void,
): Promise<void> {
  const codes = await countCodes(db, limits.codes);
  await db.transaction((tx) => deleteCodes(tx, limits.codes));
  onRemoved(codes);
  for (let deleted = BATCH; deleted === BATCH; ) {
    deleted = await db.transaction((tx) => deleteAbandoned(tx, limits.applications, BATCH));
    onRemoved(deleted);
  }
  for (let deleted = BATCH; deleted === BATCH; ) {
    // Rows first: after a crash, files without a row are removed at the next start.
    const files = await db.transaction((tx) => clearCvs(tx, limits.cvs, BATCH));
    for (const file of files) await rm(path.join(cvFolder, path.basename(file)), { force: true });
    deleted = files.length;
    onRemoved(deleted);
  }
}
