import { and, desc, eq, lte } from 'drizzle-orm';
import { contentVersions, type Db } from '../../../db';

export type VersionRow = typeof contentVersions.$inferSelect;

/** Versions kept per record. */
export const MAX_VERSIONS = 200;
const MAX_AT_ONCE = 500;

export async function addVersions(tx: Db, versions: readonly VersionRow[]): Promise<void> {
  for (let at = 0; at < versions.length; at += MAX_AT_ONCE) {
    await tx.insert(contentVersions).values([...versions.slice(at, at + MAX_AT_ONCE)]);
  }
  const full = versions.filter(({ number }) => number > MAX_VERSIONS);
  for (const { recordId, number } of full) {
    await tx
      .delete(contentVersions)
      .where(
        and(
          eq(contentVersions.recordId, recordId),
          lte(contentVersions.number, number - MAX_VERSIONS),
        ),
      );
  }
}

export function listVersions(db: Db, recordId: number, limit: number, offset: number) {
  const { number, at, by, action } = contentVersions;
  return db
    .select({ number, at, by, action })
    .from(contentVersions)
    .where(eq(contentVersions.recordId, recordId))
    .orderBy(desc(number))
    .limit(limit)
    .offset(offset);
}

export function countVersions(db: Db, recordId: number): Promise<number> {
  return db.$count(contentVersions, eq(contentVersions.recordId, recordId));
}

export function readVersions(db: Db, recordId: number, number: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(contentVersions)
    .where(and(eq(contentVersions.recordId, recordId), lte(contentVersions.number, number)))
    .orderBy(desc(contentVersions.number))
    .limit(2);
}
