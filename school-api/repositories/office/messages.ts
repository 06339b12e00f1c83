import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { contactMessages } from '../../db/schema/messages';
import { matching, type OfficeFilter, type RecordId, type Slice } from './filter';

export type OfficeMessage = typeof contactMessages.$inferSelect;

/** Newest first. */
export function listMessages(
  db: Db,
  filter: OfficeFilter,
  { limit, offset }: Slice,
): Promise<OfficeMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(matching(filter, contactMessages))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
    .offset(offset);
}

/** Newest first. */
export async function listMessageIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(matching(filter, contactMessages))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id));
  return rows.map(({ id }) => id);
}

export async function countMessages(db: Db, filter: OfficeFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contactMessages)
    .where(matching(filter, contactMessages));
  return row?.count ?? 0;
}

export async function showMessage(db: Db, id: number): Promise<OfficeMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
