import { and, eq, lt } from 'drizzle-orm';
import { contentRecords, oldRows } from '../../../db';

/** Versions and old addresses go with their record. */
export const oldBinned = oldRows(contentRecords, contentRecords.id, (_, before) =>
  and(eq(contentRecords.state, 'binned'), lt(contentRecords.binnedAt, before)),
);
