import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const fields = (name: string) => jsonb(name).$type<Record<string, unknown>>();

export const RECORD_STATES = ['shown', 'hidden', 'draft', 'scheduled', 'binned'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** Spelled out, so that indexes with the same condition are used. */
const isShown = (state: AnyPgColumn) => sql`${state} = 'shown'`;

/** All records, published or not. The site reads only `publishedRecords`. */
export const contentRecords = pgTable(
  'content_records',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Such as 'faculty'; content/lists. */
    list: text().notNull(),
    /** Its permanent id on the site, counted per list from the first publication. */
    publicId: integer('public_id'),
    state: text({ enum: RECORD_STATES }).notNull(),
    /** By field name. For a published record: the public values. */
    values: fields('values').notNull(),
    /** Unpublished changes of a published record. */
    draft: fields('draft'),
    /** News only: the last part of the address. */
    slug: text(),
    /** When the record or its draft is published, if it is scheduled. */
    from: at('from'),
    /** When it is hidden automatically. */
    until: at('until'),
    /** The `until` of a published record's draft. */
    draftUntil: at('draft_until'),
    /** Whether a published record's draft is published at `from`; otherwise `from` has no effect. */
    draftScheduled: boolean('draft_scheduled').notNull().default(false),
    position: integer().notNull().default(0),
    /** In the list of fees, the one that parents pay online with their registration. */
    isRegistrationFee: boolean('is_registration_fee').notNull().default(false),
    /** Its name in a table. */
    label: text().notNull().default(''),
    /** Searchable words, in lower case. */
    words: text().notNull().default(''),
    /** News, albums and events: the sort date. */
    datedAt: at('dated_at'),
    changedAt: at('changed_at').notNull(),
    changedBy: text('changed_by').notNull().default(''),
    binnedAt: at('binned_at'),
    /** Counts every save. */
    revision: integer().notNull().default(1),
    shownSince: at('shown_since'),
    /** The number in `content_changes` of its last publication or removal. */
    changeNumber: bigint('change_number', { mode: 'number' }),
    /** The form that created it, so that a form sent twice creates one record. */
    formKey: text('form_key').unique(),
  },
  (table) => [
    check('content_records_shown', sql`${table.state} <> 'shown' or ${table.publicId} is not null`),
    check(
      'content_records_registration_fee',
      sql`not ${table.isRegistrationFee} or (${table.list} = 'fees' and ${table.state} = 'shown' and ${table.until} is null)`,
    ),
    uniqueIndex('content_records_registration_fee')
      .on(table.list)
      .where(sql`${table.isRegistrationFee}`),
    uniqueIndex('content_records_public').on(table.list, table.publicId),
    uniqueIndex('content_records_address').on(table.list, table.slug).where(isShown(table.state)),
    index('content_records_newest')
      .on(table.list, table.datedAt, table.publicId)
      .where(isShown(table.state)),
    index('content_records_year')
      .on(table.list, sql`(("values"->>'year')::int)`)
      .where(isShown(table.state)),
    index('content_records_position').on(table.list, table.position, table.id),
    index('content_records_from').on(table.from).where(sql`${table.from} is not null`),
    index('content_records_until').on(table.until).where(sql`${table.until} is not null`),
    index('content_records_binned').on(table.binnedAt).where(sql`${table.state} = 'binned'`),
  ],
);

/** Published content and nothing else: the only way the site reads records. */
export const publishedRecords = pgView('published_records', {
  recordId: integer('record_id').notNull(),
  list: text().notNull(),
  id: integer().notNull(),
  position: integer().notNull(),
  isRegistrationFee: boolean('is_registration_fee').notNull(),
  values: fields('values').notNull(),
  slug: text(),
  datedAt: at('dated_at'),
  /** The row's version, different after each change. */
  version: text().notNull(),
}).as(
  sql`select id as record_id, list, public_id as id, position, is_registration_fee, "values", slug, dated_at, xmin::text as version
    from content_records where state = 'shown'`,
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
    /** Such as 'saved', 'published', 'hidden', 'undo to 3', 'paste'. */
    action: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.number] })],
);

/** A news item's former addresses. */
export const newsOldSlugs = pgTable(
  'news_old_slugs',
  { slug: text().primaryKey(), recordId: recordId() },
  (table) => [index('news_old_slugs_record').on(table.recordId)],
);
