import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const fields = (name: string) => jsonb(name).$type<Record<string, unknown>>();

export const RECORD_STATES = ['shown', 'hidden', 'draft', 'scheduled', 'binned'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/**
 * What the office knows of a record of the site's lists. The lists' own tables hold only what is on the
 * site, so that nothing that reads them has to leave anything out.
 */
export const contentRecords = pgTable(
  'content_records',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The collection's file without its ending, such as 'faculty'; 'news'. */
    list: text().notNull(),
    /** The row of the list's own table; null when it is not on the site. */
    liveId: integer('live_id'),
    /** The row that it last had there, which it gets again. */
    lastLiveId: integer('last_live_id'),
    state: text({ enum: RECORD_STATES }).notNull(),
    /** By the folder's field names. */
    values: fields('values').notNull(),
    /** Changes of a shown record that are not on the site. */
    draft: fields('draft'),
    /** News only: the last part of the address. */
    slug: text(),
    /** When it, or its draft, goes on the site by itself, or is meant to once it is published. */
    from: at('from'),
    /** When it leaves the site by itself. */
    until: at('until'),
    /** The `until` of the draft of a record that is on the site. */
    draftUntil: at('draft_until'),
    /** The draft of a record that is on the site goes there at `from`; without, `from` is a wish. */
    draftPlanned: boolean('draft_planned').notNull().default(false),
    place: integer().notNull().default(0),
    /** What it is called in a table. */
    label: text().notNull().default(''),
    /** What it is found by, in lower case. */
    words: text().notNull().default(''),
    /** News only: what it is ordered by. */
    datedAt: at('dated_at'),
    changedAt: at('changed_at').notNull(),
    changedBy: text('changed_by').notNull().default(''),
    binnedAt: at('binned_at'),
    /** Counts every save. */
    revision: integer().notNull().default(1),
    shownSince: at('shown_since'),
    /** The number in `content_changes` with which it was last put on the site or taken off it. */
    changeNumber: bigint('change_number', { mode: 'number' }),
    /** The form that made it: sent twice, it makes one record. */
    formKey: text('form_key').unique(),
  },
  (table) => [
    uniqueIndex('content_records_live').on(table.list, table.liveId),
    index('content_records_last_live').on(table.list, table.lastLiveId),
    index('content_records_place').on(table.list, table.place, table.id),
    index('content_records_dated').on(table.list, table.datedAt, table.id),
    index('content_records_slug').on(table.slug),
    index('content_records_from').on(table.from).where(sql`${table.from} is not null`),
    index('content_records_until').on(table.until).where(sql`${table.until} is not null`),
    index('content_records_binned').on(table.binnedAt).where(sql`${table.state} = 'binned'`),
  ],
);

const recordId = () =>
  integer('record_id')
    .notNull()
    .references(() => contentRecords.id, { onDelete: 'cascade' });

export const contentVersions = pgTable(
  'content_versions',
  {
    recordId: recordId(),
    number: integer().notNull(),
    values: fields('values').notNull(),
    at: at('at').notNull(),
    by: text().notNull().default(''),
    /** Such as 'saved', 'published', 'hidden', 'undo to 3', 'import'. */
    what: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.number] })],
);

/** Addresses that a news item had before. */
export const newsOldSlugs = pgTable(
  'news_old_slugs',
  { slug: text().primaryKey(), recordId: recordId() },
  (table) => [index('news_old_slugs_record').on(table.recordId)],
);
