import { gt, max } from 'drizzle-orm';
import { type Db, siteInstances } from '../../db';
import { RECENT_MS } from './changes';

type Deps = { db: Db; now: () => Date };
type Change = { tag: string; number: number };

/**
 * Whether every process of the site that runs shows this change: false while one is still to follow, and
 * while none asks.
 */
export async function siteHas({ db, now }: Deps, { tag, number }: Change): Promise<boolean> {
  const since = new Date(now().getTime() - RECENT_MS);
  const rows = await db.select().from(siteInstances).where(gt(siteInstances.seenAt, since));
  return rows.length > 0 && rows.every(({ applied }) => (applied[tag] ?? 0) >= number);
}

/** When a process of the site last asked; undefined where none ever did. */
export async function lastAsked(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ at: max(siteInstances.seenAt) }).from(siteInstances);
  return row?.at ?? undefined;
}
