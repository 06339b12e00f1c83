import { and, eq, lt } from 'drizzle-orm';
import { oldRows } from '../../../db/old-rows';
import { contentRecords } from '../../../db/schema/content-records';

/** Versions and old addresses go with their record. */
export const oldBinned = oldRows(contentRecords, contentRecords.id, (_, before) =>
  and(eq(contentRecords.state, 'binned'), lt(contentRecords.binnedAt, before)),
);
