import { and, eq, isNotNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import { contentRecords, type Db, newsOldSlugs } from '../../db';
import type { FieldValues } from '../lists/list';
import type { RecordRow } from './rows/records';
import { freeSlug, slugFrom } from './slug';

type SlugInput = { typed: string | undefined; values: FieldValues; record: RecordRow | undefined };
type Read = { slug: string } | { problem: string };

/** A news item's address: typed, unchanged, or made from the title. */
export async function readSlug(tx: Db, { typed, values, record }: SlugInput): Promise<Read> {
  const before = record?.draft?.slug ?? record?.slug ?? undefined;
  const text = typed?.trim() ?? (typeof before === 'string' ? before : '');
  const except = record?.id ?? 0;
  if (text !== '' && (text === before || text === record?.slug)) return { slug: text };
  const wanted = slugFrom(text === '' ? String(values.title ?? '') : text);
  if (wanted === '') {
    if (text !== '') return { problem: 'Address needs letters or digits, such as annual-day' };
    return { slug: await makeFree(tx, 'news', except) };
  }
  if (text === '') return { slug: await makeFree(tx, wanted, except) };
  const taken = await slugsTaken(tx, wanted, except);
  if (taken.has(wanted)) return { problem: `Address '${wanted}' belongs to another news item` };
  return { slug: wanted };
}

async function makeFree(tx: Db, wanted: string, except: number): Promise<string> {
  const taken = await slugsTaken(tx, wanted, except);
  return freeSlug(wanted, (slug) => taken.has(slug));
}

/** From now on the address redirects. */
export async function saveOldSlug(tx: Db, slug: string, recordId: number): Promise<void> {
  await tx
    .insert(newsOldSlugs)
    .values({ slug, recordId })
    .onConflictDoUpdate({ target: newsOldSlugs.slug, set: { recordId } });
}

export async function dropOldSlug(tx: Db, slug: string): Promise<void> {
  await tx.delete(newsOldSlugs).where(eq(newsOldSlugs.slug, slug));
}

/** Current, former and scheduled addresses of other items with this prefix. */
async function slugsTaken(db: Db, begin: string, except: number): Promise<Set<string>> {
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
