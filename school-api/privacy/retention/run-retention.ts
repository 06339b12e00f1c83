import type { Db } from '../../db';
import { type Kind, kindsOf } from './kinds';
import type { Limits } from './limits';

/** Small, to keep transactions short while the site runs. */
const BATCH = 200;

export type Counted = Pick<Kind, 'name' | 'label'> & { count: number };

type RetentionDeps = { db: Db; limits: Limits; cvFolder: string };

export function countOutdated({ db, limits, cvFolder }: RetentionDeps): Promise<Counted[]> {
  return countEach(cvFolder, ({ name, rows }) => rows.count(db, limits[name]));
}

type Options = { onRemoved?: (count: number) => void; signal?: AbortSignal };

/** Removes in batches, and reports each kind; after a crash the next run continues. */
export function removeOutdated(
  { db, limits, cvFolder }: RetentionDeps,
  { onRemoved, signal }: Options = {},
): Promise<Counted[]> {
  return countEach(cvFolder, async ({ name, rows }) => {
    let sum = 0;
    for (let removed = BATCH; removed === BATCH && signal?.aborted !== true; ) {
      removed = await rows.remove(db, limits[name], BATCH);
      sum += removed;
      onRemoved?.(removed);
    }
    return sum;
  });
}

async function countEach(cvFolder: string, count: (kind: Kind) => Promise<number>) {
  const counted: Counted[] = [];
  for (const kind of kindsOf(cvFolder)) {
    const { name, label } = kind;
    counted.push({ name, label, count: await count(kind) });
  }
  return counted;
}
