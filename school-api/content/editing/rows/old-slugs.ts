import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { contentRecords, type Db, news, newsOldSlugs } from '../../../db';

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

/** The address of the record on the site that had this one before. */
export async function slugAfter(db: Db, old: string): Promise<string | undefined> {
  // PostgreSQL rejects queries with a null character.
  if (old.includes('\0')) return undefined;
  const [row] = await db
    .select({ slug: news.slug })
    .from(newsOldSlugs)
    .innerJoin(contentRecords, eq(contentRecords.id, newsOldSlugs.recordId))
    .innerJoin(news, eq(news.id, contentRecords.liveId))
    .where(and(eq(newsOldSlugs.slug, old), eq(contentRecords.list, 'news'), ne(news.slug, old)));
  return row?.slug;
}

/** The addresses that other items have, had, or are going to have, and that begin so. */
export async function slugsTaken(db: Db, begin: string, except: number): Promise<Set<string>> {
  const isOther = ne(contentRecords.id, except);
  const inDraft = sql<string>`${contentRecords.draft}->>'slug'`;
  const own = await db
    .select({ slug: contentRecords.slug, inDraft })
    .from(contentRecords)
    .where(
      and(
        eq(contentRecords.list, 'news'),
        isOther,
        or(sql`starts_with(${contentRecords.slug}, ${begin})`, isNotNull(contentRecords.draft)),
      ),
    );
  const live = await db
    .select({ slug: news.slug, recordId: contentRecords.id })
    .from(news)
    .leftJoin(
      contentRecords,
      and(eq(contentRecords.list, 'news'), eq(contentRecords.liveId, news.id)),
    )
    .where(sql`starts_with(${news.slug}, ${begin})`);
  const old = await db
    .select({ slug: newsOldSlugs.slug })
    .from(newsOldSlugs)
    .where(
      and(ne(newsOldSlugs.recordId, except), sql`starts_with(${newsOldSlugs.slug}, ${begin})`),
    );
  const others = live.filter(({ recordId }) => recordId !== except);
  return new Set(
    [
      ...own.flatMap((row) => [row.slug, row.inDraft]),
      ...[...others, ...old].map(({ slug }) => slug),
    ].filter((slug) => slug !== null),
  );
}
