import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, officePeople } from '../../db';

/** A person's own settings; values of an older version that cannot be parsed are left out. */
const preferences = z.object({
  /** Headings of a list's visible columns, by address. */
  columns: z.record(z.string().max(100), z.array(z.string().max(100)).max(50)).catch({}),
  /** Which notes of the website they get; used by daily-note. */
  mails: z.object({ day: z.boolean(), failed: z.boolean() }).catch({ day: true, failed: true }),
});

export type Preferences = z.infer<typeof preferences>;

export async function readPreferences(db: Db, person: number): Promise<Preferences> {
  const { preferences: stored, id } = officePeople;
  const [row] = await db.select({ stored }).from(officePeople).where(eq(id, person));
  return preferences.parse(row?.stored ?? {});
}

/** In the caller's transaction. */
export async function changePreferences(
  tx: Db,
  person: number,
  change: (old: Preferences) => Preferences,
): Promise<void> {
  const own = eq(officePeople.id, person);
  await tx.select({ id: officePeople.id }).from(officePeople).where(own).for('no key update');
  const changed = preferences.parse(change(await readPreferences(tx, person)));
  await tx.update(officePeople).set({ preferences: changed }).where(own);
}
