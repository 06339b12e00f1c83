import { and, eq } from 'drizzle-orm';
import { contactMessages, type Db } from '../../db';
import {
  countUpTo,
  idsOf,
  keyset,
  matching,
  type OfficeFilter,
  type RecordId,
  type Slice,
} from './filter';

export type OfficeMessage = typeof contactMessages.$inferSelect;

const matches = (filter: OfficeFilter) => matching(filter, contactMessages);

/** Newest first. */
export async function listMessages(
  db: Db,
  filter: OfficeFilter,
  slice: Slice,
): Promise<OfficeMessage[]> {
  const { where, orderBy, inOrder } = keyset(contactMessages, slice);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(and(matches(filter), where))
    .orderBy(...orderBy)
    .limit(slice.limit);
  return inOrder(rows);
}

/** Newest first. */
export function listMessageIds(db: Db, filter: OfficeFilter): Promise<RecordId[]> {
  const { orderBy } = keyset(contactMessages, { limit: 0 });
  const sorted = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(matches(filter))
    .orderBy(...orderBy);
  return idsOf(db, sorted);
}

export const countMessages = (db: Db, filter: OfficeFilter, most?: number) =>
  countUpTo(db, { table: contactMessages, where: matches(filter), most });

export async function showMessage(db: Db, id: number): Promise<OfficeMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
