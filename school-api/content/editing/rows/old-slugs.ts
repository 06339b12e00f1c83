import { and, eq, isNotNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import { contentRecords, type Db, newsOldSlugs } from '../../../db';

/** The address leads on from now on. */
export async function keepOldSlug(tx: Db, slug: string, recordId: number): Promise<void> {
  await tx
    .insert(newsOldSlugs)
    .values({ slug, recordId })
    .onConflictDoUpdate({ target: newsOldSlugs.slug, set: { recordId } });
}

/** The address is in use again. */
export async function dropOldSlug(tx: Db, slug: string): Promise<void> {
  await tx.delete(newsOldSlugs).where(eq(newsOldSlugs.slug, slug));
}

/** The addresses that other items have, had, or are going to have, and that begin so. */
export async function slugsTaken(db: Db, begin: string, except: number): Promise<Set<string>> {
  const { id, list, slug, draft } = contentRecords;
  const begins = (column: SQLWrapper) => sql`starts_with(${column}, ${begin})`;
  const own = await db
    .select({ slug, inDraft: sql<string | null>`${draft}->>'slug'` })
    .from(contentRecords)
    .where(and(eq(list, 'news'), ne(id, except), or(begins(slug), isNotNull(draft))));
  const old = await db
    .select({ slug: newsOldSlugs.slug })
    .from(newsOldSlugs)
    .where(and(ne(newsOldSlugs.recordId, except), begins(newsOldSlugs.slug)));
  const all = [...own.flatMap((row) => [row.slug, row.inDraft]), ...old.map((row) => row.slug)];
  return new Set(all.filter((one) => one !== null));
}
