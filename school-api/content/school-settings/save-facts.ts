import { eq } from 'drizzle-orm';
import { FACTS_TAG } from '@/contract/change-tags';
import { FACT_NAMES } from '@/contract/facts/school-facts';
import { type Db, schoolFacts as table, takeAdvisoryLock } from '../../db';
import { bumpChange } from '../editing/bump-change';
import { type KnownFacts, readSettings } from './read-facts';
import { readTyped, type Typed } from './typed-facts';

type Input = { typed: Typed; basedOn: string; by: string };

type FactsSaved =
  | { ok: true; changed: string[] }
  | { ok: false; problems: Record<string, string> }
  | { ok: false; stale: KnownFacts };

/**
 * All or nothing, as one change of the site. Values equal to content/school.ts need no
 * row. This process has them after `followFacts`.
 */
export async function saveFacts(db: Db, now: Date, input: Input): Promise<FactsSaved> {
  return db.transaction(async (tx): Promise<FactsSaved> => {
    await takeAdvisoryLock(tx, 'school-facts', '');
    const known = await readSettings(tx);
    if (known.basedOn !== input.basedOn) return { ok: false, stale: known };
    const read = readTyped(input.typed);
    if (!read.ok) return read;
    const changed = FACT_NAMES.filter(
      (name) => JSON.stringify(known.facts[name]) !== JSON.stringify(read.facts[name]),
    );
    for (const key of changed) {
      const value = read.facts[key];
      const revision = await nextRevision(tx, key);
      await tx.delete(table).where(eq(table.key, key));
      if (value === undefined) continue;
      const by = { changedAt: now, changedBy: input.by };
      await tx.insert(table).values({ key, value, revision, ...by });
    }
    if (changed.length > 0) await bumpChange(tx, FACTS_TAG, now);
    return { ok: true, changed };
  });
}

async function nextRevision(tx: Db, key: string): Promise<number> {
  const [row] = await tx.select({ revision: table.revision }).from(table).where(eq(table.key, key));
  return (row?.revision ?? 0) + 1;
}
