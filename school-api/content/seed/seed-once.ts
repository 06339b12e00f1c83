import { eq, sql } from 'drizzle-orm';
import { appliedSeeds, contentRecords, type Db } from '../../db';
import { insertDemo } from './insert-demo';

const DEMO_SEED = 'demo';
/** Key of the advisory lock against two instances that seed at the same time. */
const SEED_LOCK = 7_300_412;

/** Seeds an empty database once, in one transaction. Returns whether it did. */
export function seedOnce(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const applied = await tx.select().from(appliedSeeds).where(eq(appliedSeeds.name, DEMO_SEED));
    if (applied.length > 0) return false;
    await tx.insert(appliedSeeds).values({ name: DEMO_SEED });
    // The school may have started without the demo and entered its own content.
    const [own] = await tx.select({ id: contentRecords.id }).from(contentRecords).limit(1);
    if (own !== undefined) return false;
    await insertDemo(tx, now);
    return true;
  });
}
