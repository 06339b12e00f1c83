import { and, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { applications, type OldRows } from '../../../db';

/** The browser's id is removed with the address. */
export const oldAddresses = oldFields({ client: '', visitor: '' }, (before) =>
  and(ne(applications.client, ''), lt(applications.createdAt, before)),
);

/**
 * For children without a parent's consent, whose registration was never completed. The name is sent
 * again with the details.
 */
export const oldNames = oldFields({ firstName: '', lastName: '' }, (before) =>
  and(
    isNull(applications.completedAt),
    lt(applications.createdAt, before),
    or(ne(applications.firstName, ''), ne(applications.lastName, '')),
  ),
);

/** Clears fields of registrations that stay. */
function oldFields(
  empty: Partial<typeof applications.$inferInsert>,
  which: (before: Date) => SQL | undefined,
): OldRows {
  return {
    count: (db, before) => db.$count(applications, which(before)),
    remove: async (db, before, limit) => {
      const batch = db
        .select({ id: applications.id })
        .from(applications)
        .where(which(before))
        .limit(limit)
        .for('update', { skipLocked: true });
      const cleared = await db
        .update(applications)
        .set(empty)
        .where(inArray(applications.id, batch))
        .returning({ id: applications.id });
      return cleared.length;
    },
  };
}
