import { and, eq, lt } from 'drizzle-orm';
import { contentRecords } from '../../../db/schema/content-records';
import { oldRows } from '../../../privacy/retention/rows/old-rows';

/** Versions and old addresses go with their record. */
export const oldBinned = oldRows(contentRecords, contentRecords.id, (_, before) =>
  and(eq(contentRecords.state, 'binned'), lt(contentRecords.binnedAt, before)),
);
