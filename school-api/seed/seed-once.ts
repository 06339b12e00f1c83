import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { news } from '../db/schema/news';
import { appliedSeeds } from '../db/schema/seeding';
import { insertDemo } from './insert-demo';

const DEMO_SEED = 'demo';
/** Any number that all instances agree on: two that start at once must not both fill the database. */
const SEED_LOCK = 7_300_412;

/** Fills an empty database once, wholly or not at all. Returns whether it did. */
export function seedOnce(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const applied = await tx.select().from(appliedSeeds).where(eq(appliedSeeds.name, DEMO_SEED));
    if (applied.length > 0) return false;
    await tx.insert(appliedSeeds).values({ name: DEMO_SEED });
    // A school that began without the demo and has content of its own is left as it is.
    const [own] = await tx.select({ id: news.id }).from(news).limit(1);
    if (own !== undefined) return false;
    await insertDemo(tx, now);
    return true;
  });
}
